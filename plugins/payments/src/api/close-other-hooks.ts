import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { WEBHOOK_PATHS } from "@haat/sdk/server/hook-paths"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

const NAMED = new Set<string>(Object.values(WEBHOOK_PATHS))

/**
 * Middleware on /hooks: allows only the named addresses. Medusa's route for payment providers would accept any request
 * and store it as an event.
 */
export function closeOtherHooks(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const path = `/hooks${req.path}`.toLowerCase().replace(/\/$/, "")
  if (NAMED.has(path)) return next()
  // the body is not read, so the connection cannot be used again
  res.set("Connection", "close")
  throw new HttpError(HTTP_ERRORS.nothing_at_address)
}

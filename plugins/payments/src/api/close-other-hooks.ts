import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { WEBHOOK_PATHS } from "@haat/sdk/server/hook-paths"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

const OPEN_PATHS = new Set<string>(Object.values(WEBHOOK_PATHS))

/**
 * Middleware on /hooks: allows only the paths of `WEBHOOK_PATHS`. Medusa's route for payment providers would accept any
 * request and store it as an event.
 */
export function closeOtherHooks(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const path = `/hooks${req.path}`.toLowerCase().replace(/\/$/, "")
  if (OPEN_PATHS.has(path)) return next()
  // The body is not read, so the connection cannot be reused.
  res.set("Connection", "close")
  throw new HttpError(HTTP_ERRORS.nothing_at_address)
}

import { HttpError } from "@haat/http/http-error"
import { HTTP_ERRORS } from "@haat/http/http-errors"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { WEBHOOK_PATH } from "../contract"

/**
 * Middleware on /hooks: only the payment provider's own address is there. Medusa's route for payment providers would
 * take what anybody sends and keep it as an event.
 */
export function closeOtherHooks(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const path = `/hooks${req.path}`.toLowerCase().replace(/\/$/, "")
  if (path === WEBHOOK_PATH) return next()
  // the body is not read, so the connection cannot be used again
  res.set("Connection", "close")
  throw new HttpError(HTTP_ERRORS.nothing_at_address)
}

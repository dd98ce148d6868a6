import { ATTEMPTS, type AttemptsOfAddress } from "@haat/accounts/contract"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** Middleware: limits the uses of mailed links from one address. */
export const countAttempt = async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
  const retryAfterSeconds = await req.scope.resolve<AttemptsOfAddress>(ATTEMPTS).reset(req.ip ?? "")
  if (retryAfterSeconds) throw new HttpError({ ...HTTP_ERRORS.too_many_attempts_later, retryAfterSeconds })
  next()
}

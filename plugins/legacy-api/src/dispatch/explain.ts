import { PAYMENT_ERRORS } from "@haat/payments/errors"
import { HttpError, isHttpError } from "@haat/sdk/server/http-error"
import { statusOf } from "@haat/sdk/server/status-of"
import type { MedusaError } from "@medusajs/framework/utils"

/** Converts an error, also one of Medusa's own, for a client of the old calls; undefined when it is a fault. */
export function explain(error: unknown): HttpError | undefined {
  if (isHttpError(error)) return error
  const { type, message, name } = (error ?? {}) as MedusaError
  if (name === "RazorpayError") return new HttpError(PAYMENT_ERRORS.payment_unavailable)
  const status = statusOf(error)
  return status < 500 ? new HttpError({ code: type, status, en: message }) : undefined
}

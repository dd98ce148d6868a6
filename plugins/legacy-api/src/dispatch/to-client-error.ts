import { PAYMENT_ERRORS } from "@haat/payments/errors"
import { HttpError, isHttpError } from "@haat/sdk/server/http-error"
import { statusOf } from "@haat/sdk/server/status-of"
import type { MedusaError } from "@medusajs/framework/utils"

/** Converts an error, also one of Medusa's, for clients of the old calls; undefined for an unexpected one. */
export function toClientError(error: unknown): HttpError | undefined {
  if (isHttpError(error)) return error
  const { type, message, name } = (error ?? {}) as MedusaError
  if (name === "RazorpayError") return new HttpError(PAYMENT_ERRORS.payment_unavailable)
  const status = statusOf(error)
  return status < 500 ? new HttpError({ code: type, status, en: message }) : undefined
}

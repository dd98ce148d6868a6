import { HttpError, isHttpError } from "@haat/http/http-error"
import { PAYMENT_ERRORS } from "@haat/medusa-payment-razorpay/errors"
import { MedusaError } from "@medusajs/framework/utils"

const { Types } = MedusaError
const BY_TYPE: Record<string, number> = {
  [Types.INVALID_DATA]: 400,
  [Types.INVALID_ARGUMENT]: 400,
  [Types.NOT_ALLOWED]: 400,
  [Types.UNAUTHORIZED]: 401,
  [Types.FORBIDDEN]: 403,
  [Types.NOT_FOUND]: 404,
  [Types.CONFLICT]: 409,
  [Types.DUPLICATE_ERROR]: 409,
}

/** What an error says to a client of the old calls, also one of Medusa's own; undefined when it is a fault. */
export function explain(error: unknown): HttpError | undefined {
  if (isHttpError(error)) return error
  const { type, message, name } = (error ?? {}) as Partial<MedusaError>
  if (name === "RazorpayError") return new HttpError(PAYMENT_ERRORS.payment_unavailable)
  if (!message || !type || !Object.hasOwn(BY_TYPE, type)) return undefined
  return new HttpError({ code: type, status: BY_TYPE[type], en: message })
}

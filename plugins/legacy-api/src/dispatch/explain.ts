import { BANNER_REFUSALS } from "@haat/banners/contract"
import { REFUSALS } from "@haat/catalog/contract"
import { FAQ_REFUSALS } from "@haat/faqs/contract"
import { MedusaError } from "@medusajs/framework/utils"
import { Refused } from "./refused"

const BY_CODE: Record<string, number> = { ...REFUSALS, ...BANNER_REFUSALS, ...FAQ_REFUSALS }

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

/** The type of an error that asks to wait; its code is for how many seconds. */
export const TOO_MANY = "too_many_requests"

/**
 * What an error of ours says to a client, or undefined when it is none of ours. A failed workflow throws a plain copy of
 * its error, so it is known by its type and code and not by its class.
 */
export function explain(error: unknown): Refused | undefined {
  if (error instanceof Refused) return error
  const { type, code, message, name } = (error ?? {}) as Partial<MedusaError>
  if (!message) return undefined
  if (type === TOO_MANY) return new Refused(429, message, { "Retry-After": String(code) })
  if (code && Object.hasOwn(BY_CODE, code)) return new Refused(BY_CODE[code], message)
  if (name === "RazorpayError")
    return new Refused(502, "Online payment is not available right now. Please try again, or choose Cash On Delivery.")
  if (!type || !Object.hasOwn(BY_TYPE, type)) return undefined
  return new Refused(BY_TYPE[type], message)
}

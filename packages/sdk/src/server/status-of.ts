import { MedusaError } from "@medusajs/framework/utils"
import { isHttpError } from "./http-error"

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

/** HTTP status of an error, including Medusa's own errors; 500 for an unexpected one. */
export function statusOf(error: unknown): number {
  if (isHttpError(error)) return error.status
  const { type, message } = (error ?? {}) as Partial<MedusaError>
  return message && type && Object.hasOwn(BY_TYPE, type) ? BY_TYPE[type] : 500
}

import { HttpError } from "@haat/sdk/server/http-error"
import { CHECKOUT_ERRORS } from "../../errors"

/** Converts violated database constraints and serialization failures to HttpErrors; returns other errors unchanged. */
export function toOrderError(error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (constraint === "order_pkey" || constraint === "haat_one_order_per_cart")
    return new HttpError(CHECKOUT_ERRORS.already_ordered)
  if (code === "40001" || code === "40P01") return new HttpError(CHECKOUT_ERRORS.somebody_was_faster)
  return error
}

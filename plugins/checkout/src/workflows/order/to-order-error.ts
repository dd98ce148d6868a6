import { HttpError } from "@haat/sdk/server/http-error"
import { CHECKOUT_ERRORS } from "../../errors"

/** Converts rejections of the database's own rules, and deadlocks that it resolves, to errors of ours. */
export function toOrderError(error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (constraint === "order_pkey" || constraint === "haat_one_order_per_cart")
    return new HttpError(CHECKOUT_ERRORS.already_ordered)
  if (code === "40001" || code === "40P01") return new HttpError(CHECKOUT_ERRORS.somebody_was_faster)
  return error
}

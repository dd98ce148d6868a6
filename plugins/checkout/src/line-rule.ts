import { HttpError } from "@haat/sdk/server/http-error"
import { MAX_LINES } from "./contract"
import { CHECKOUT_ERRORS } from "./errors"

type Line = { variant_id: string; quantity: number }

/** Rejects additional lines above MAX_LINES; lines of a cart that has more already can still change. */
export function requireLineLimit(held: Line[], changed: Line[]) {
  const ids = new Set(held.filter(({ quantity }) => quantity > 0).map(({ variant_id }) => variant_id))
  const before = ids.size
  for (const { variant_id, quantity } of changed) {
    if (quantity > 0) ids.add(variant_id)
    else ids.delete(variant_id)
  }
  if (ids.size > before) requireMaxLines(ids.size)
}

/** Rejects a cart with more lines than the maximum. */
export function requireMaxLines(lines: number) {
  if (lines > MAX_LINES) throw new HttpError(CHECKOUT_ERRORS.cart_full, { most: MAX_LINES })
}

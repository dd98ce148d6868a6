import { HttpError } from "@haat/http/http-error"
import { MAX_LINES } from "./contract"
import { CHECKOUT_ERRORS } from "./errors"

type Line = { product_id: string; quantity: number }

/** Rejects new lines beyond what a cart may have, with the sentence the shopper reads; a fuller one can still change. */
export function requireRoom(held: Line[], changed: Line[]) {
  const ids = new Set(held.filter(({ quantity }) => quantity > 0).map(({ product_id }) => product_id))
  const before = ids.size
  for (const { product_id, quantity } of changed) {
    if (quantity > 0) ids.add(product_id)
    else ids.delete(product_id)
  }
  if (ids.size > before) requireRoomForLines(ids.size)
}

/** Rejects a cart of so many lines when they are more than it may have. */
export function requireRoomForLines(lines: number) {
  if (lines > MAX_LINES) throw new HttpError(CHECKOUT_ERRORS.cart_full, { most: MAX_LINES })
}

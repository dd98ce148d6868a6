import { type CartLine, MAX_GUEST_LINES, MAX_PIECES } from "@haat/checkout/contract"
import { displayName } from "../../../lib/shop/display-name.ts"
import { lineKey } from "../../../lib/shop/line-key.ts"
import { CART } from "../messages.ts"
import { guestCart, guestKey } from "./guest-cart.ts"

/** Thrown when a guest's cart is full, with the message to show; for a shopper's cart the server checks. */
export class GuestLimitError extends Error {}

/**
 * Rejects more pieces of a product than are left, and more than a cart may contain.
 * @param quantity pieces of this line's product that would be in it afterwards
 * @throws GuestLimitError
 */
export function checkGuestLimit(line: CartLine, quantity: number) {
  const { available } = line
  const { name } = displayName(line)
  const lines = guestCart.get()
  const inCart = lines.find((one) => guestKey(one) === lineKey(line))?.quantity ?? 0
  if (quantity > available) throw new GuestLimitError(CART.onlyLeftOf(available, name, inCart))
  if (quantity > MAX_PIECES) throw new GuestLimitError(CART.atMost(MAX_PIECES))
  if (!inCart && lines.length >= MAX_GUEST_LINES) throw new GuestLimitError(CART.guestFull(MAX_GUEST_LINES))
}

import { toPaise, toRupees } from "@haat/sdk/money"
import { runHook } from "@haat/sdk/server/hooks"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type Cart, type CartCodes, type CartOffers, noOffers, OFFERS } from "../contract"
import { PLAN_CART_HOOK } from "../hooks"
import { mergeOffers } from "../merge-offers"
import { isBuyable, type StoredCart, type StoredLine, toCart } from "./stored-cart"

export const resolveCartCodes = (container: MedusaContainer) => container.resolve<CartCodes>(OFFERS)

/**
 * Reads the discounts of offers on these lines of a shopper's cart, in rupees.
 * @param delivery_charge null when it is not known yet
 */
export async function readOffers(
  container: MedusaContainer,
  { customer_id, cart_id }: Pick<StoredCart, "customer_id" | "cart_id">,
  lines: StoredLine[],
  delivery_charge: number | null,
): Promise<CartOffers> {
  const offers = await runHook(container, PLAN_CART_HOOK, { customer_id, cart_id, lines, delivery_charge })
  return offers.reduce(mergeOffers, noOffers(lines.length))
}

/** Returns the cart as the shopper sees it, with the discounts on its goods. */
export async function readShownCart(container: MedusaContainer, stored: StoredCart): Promise<Cart> {
  const cart = toCart(stored)
  const buyable = stored.lines.filter((line) => line.quantity > 0 && isBuyable(line))
  const offers = await readOffers(container, stored, buyable, null)
  const discounts = new Map(buyable.map(({ variant_id }, at) => [variant_id, lineDiscount(offers, at)]))
  return {
    ...cart,
    lines: cart.lines.map((line) => withDiscount(line, discounts.get(line.variant_id))),
    ...(offers.item_discount && { item_discount: offers.item_discount }),
    ...(hasVisibleOffers(offers) && { offers: offers.shown }),
  }
}

/** Returns the whole discount of the line with this index, in rupees. */
export const lineDiscount = ({ lines }: CartOffers, at: number): number =>
  toRupees(lines[at].reduce((sum, { amount }) => sum + toPaise(amount), 0))

export const withDiscount = <Line extends object>(line: Line, discount: number | undefined) => ({
  ...line,
  ...(discount && { discount }),
})

/** Returns whether the cart has offers, rejected codes or hints to show. */
export const hasVisibleOffers = ({ shown }: CartOffers) =>
  shown.applied.length + shown.rejected.length + shown.hints.length > 0

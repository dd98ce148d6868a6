import { toPaise, toRupees } from "@haat/sdk/money"
import { runHook } from "@haat/sdk/server/hooks"
import type { MedusaContainer } from "@medusajs/framework/types"
import { addOffers } from "../add-offers"
import { type Cart, type CartCodes, type CartOffers, noOffers, OFFERS } from "../contract"
import { PLAN_CART_HOOK } from "../hooks"
import { isBuyable, type StoredCart, type StoredLine, toCart } from "./stored-cart"

export const cartCodesOf = (container: MedusaContainer) => container.resolve<CartCodes>(OFFERS)

/**
 * Discounts of offers on these lines of a shopper's cart, in rupees. @param delivery_charge null as long as it is not
 * known
 */
export async function readOffers(
  container: MedusaContainer,
  { customer_id, cart_id }: Pick<StoredCart, "customer_id" | "cart_id">,
  lines: StoredLine[],
  delivery_charge: number | null,
): Promise<CartOffers> {
  const offers = await runHook(container, PLAN_CART_HOOK, { customer_id, cart_id, lines, delivery_charge })
  return offers.reduce(addOffers, noOffers(lines.length))
}

/** Cart for the shopper, with the discounts on its goods. */
export async function readShownCart(container: MedusaContainer, stored: StoredCart): Promise<Cart> {
  const cart = toCart(stored)
  const buyable = stored.lines.filter((line) => line.quantity > 0 && isBuyable(line))
  const offers = await readOffers(container, stored, buyable, null)
  const off = new Map(buyable.map(({ variant_id }, at) => [variant_id, discountOf(offers, at)]))
  return {
    ...cart,
    lines: cart.lines.map((line) => withDiscount(line, off.get(line.variant_id))),
    ...(offers.item_discount && { item_discount: offers.item_discount }),
    ...(hasAny(offers) && { offers: offers.shown }),
  }
}

/** Whole discount of a line, in rupees. */
export const discountOf = ({ lines }: CartOffers, at: number): number =>
  toRupees(lines[at].reduce((sum, { amount }) => sum + toPaise(amount), 0))

export const withDiscount = <Line extends object>(line: Line, discount: number | undefined) => ({
  ...line,
  ...(discount && { discount }),
})

/** Whether there is anything that a shopper is told of offers. */
export const hasAny = ({ shown }: CartOffers) => shown.applied.length + shown.rejected.length + shown.hints.length > 0

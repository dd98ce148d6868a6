import { toPaise, toRupees } from "@haat/sdk/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type Cart, type CartOffers, OFFERS, type Offers } from "../contract"
import { isBuyable, type StoredCart, type StoredLine, toCart } from "./stored-cart"

/** The offers of the shop. */
export const offersOf = (container: MedusaContainer) => container.resolve<Offers>(OFFERS)

/**
 * Discounts of offers on these lines of a shopper's cart, in rupees. @param delivery_charge null as long as it is not
 * known
 */
export const readOffers = (
  container: MedusaContainer,
  { customer_id, cart_id }: Pick<StoredCart, "customer_id" | "cart_id">,
  lines: StoredLine[],
  delivery_charge: number | null,
): Promise<CartOffers> => offersOf(container).effectOn({ customer_id, cart_id, lines, delivery_charge })

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

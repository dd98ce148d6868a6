import { toPaise } from "@haat/sdk/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type CartOffers, type Charge, chargesForPayment, noOffers, type OrderFields } from "../../contract"
import { orderTotals } from "../../delivery"
import { readCharges } from "../../queries/charges"
import { type LineDelivery, sumDeliveryCharges } from "../../queries/delivery"
import { readOffers } from "../../queries/offers"
import type { StoredCart, StoredLine } from "../../queries/stored-cart"

type QuotedLines = (StoredLine & LineDelivery)[]

/** Price of a cart; amounts in rupees, charges in paise. `charges` are those of every way to pay. */
export type Price = { offers: CartOffers; charges: Charge[] }

/** Sums of an order with these charges, in rupees; the delivery charge includes them. */
export const totalsOf = (lines: QuotedLines, { offers, charges }: Price): ReturnType<typeof orderTotals> =>
  orderTotals(lines, sumDeliveryCharges(lines), offers, charges)

/** Sums of an order that is not paid in cash, in rupees. */
export const totalsWithoutCash = (lines: QuotedLines, price: Price): ReturnType<typeof orderTotals> =>
  totalsOf(lines, { ...price, charges: chargesForPayment(price.charges, { paysCash: false }) })

/**
 * Computes the offers and charges of a cart.
 * @param isDelivered false while the shopper has no address, so that the delivery charge is not known
 * @throws HttpError 503 when a plugin cannot compute its charges
 */
export async function priceCart(
  container: MedusaContainer,
  { customer_id, cart_id, fields }: Pick<StoredCart, "customer_id"> & { cart_id: string; fields: OrderFields },
  lines: QuotedLines,
  isDelivered = true,
): Promise<Price> {
  const charge = isDelivered ? sumDeliveryCharges(lines) : null
  const offers = await readOffers(container, { customer_id, cart_id }, lines, charge)
  const { item_discount, delivery_discount } = offers
  const goods = lines.reduce((sum, { price, quantity }) => sum + toPaise(price) * quantity, 0)
  const charges = await readCharges(container, {
    customer_id,
    cart_id,
    lines: lines.map(({ product_id, variant_id, price, quantity }) => ({ product_id, variant_id, price, quantity })),
    goods_paise: goods - toPaise(item_discount),
    delivery_paise: toPaise(sumDeliveryCharges(lines)) - toPaise(delivery_discount),
    fields,
  })
  return { offers, charges }
}

/** Price that the shopper has seen, and how they pay. */
export type SeenPrice = {
  /** total that the shopper saw, in rupees */
  expected_total?: number
  /** set for old clients, which may know neither offers nor charges */
  offers_optional?: boolean
  payment_method?: "cod"
  /** store credit to spend, in rupees */
  credit?: number
}

/**
 * Chooses the price that the shopper has seen: without a total nothing is charged that they may not know, and an old
 * client that names the total without charges, or without offers and charges, orders for it.
 */
export function choosePrice(lines: QuotedLines, price: Price, seen: SeenPrice): Price {
  const withoutCharges = { ...price, charges: [] }
  if (seen.expected_total === undefined) return withoutCharges
  const due = { ...price, charges: chargesDue(lines, price, seen) }
  if (!seen.offers_optional) return due
  const prices = [due, withoutCharges, { offers: noOffers(lines.length), charges: [] }]
  return prices.find((one) => totalsOf(lines, one).total === seen.expected_total) ?? due
}

/** Charges for cash fall away when store credit covers the order. */
function chargesDue(lines: QuotedLines, price: Price, { payment_method, credit = 0 }: SeenPrice): Charge[] {
  const isCovered = totalsWithoutCash(lines, price).total === credit
  return chargesForPayment(price.charges, { paysCash: payment_method === "cod" && !isCovered })
}

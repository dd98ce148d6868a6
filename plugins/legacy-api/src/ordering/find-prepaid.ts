import { type AddressLines, FREIGHT_QUOTES, type FreightQuotes, type Order } from "@haat/checkout/contract"
import { requireServed } from "@haat/checkout/queries/delivery"
import { resolveOrderReader } from "@haat/checkout/queries/order-reader"
import { readStoredCart } from "@haat/checkout/queries/stored-cart"
import { readdressOrder } from "@haat/checkout/workflows/readdress-order"
import { toPaise, toRupees } from "@haat/sdk/money"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { findProducts } from "../catalog"
import { LEGACY_ERRORS } from "../errors"
import { readOrderQuotes } from "../queries/order-quotes"
import type { PlaceOrderBody } from "../shapes/place-order"
import { toAddressLines } from "../translate/address"
import {
  countPieces,
  hasSamePieces,
  isQuotedCharge,
  itemPieces,
  type QuotedOrder,
  requireMatchingPlan,
} from "./require-matching-plan"

/** Maximum age of the order: an old client calls `place` right after paying. */
const RECENT_MS = 60 * 60_000
const RECENT_ORDERS = 10

/**
 * Finds the order of a verified payment, which was placed when the payment was verified, and sets its address.
 * @throws HttpError 409 when no paid order matches, the open cart has the same pieces, a value of the client differs,
 * or delivery to the address has another price; then the order is unchanged
 */
export async function findPrepaid(scope: MedusaContainer, customer_id: string, input: PlaceOrderBody): Promise<Order> {
  // Reads the cart last, so that a cart that was just ordered is empty.
  const orders = await resolveOrderReader(scope).listOrders({ customer_id, page: 1, limit: RECENT_ORDERS })
  const cart = await readStoredCart(scope, customer_id)
  const soldOut = new Set(cart.lines.filter(({ available }) => available < 1).map(({ product_id }) => product_id))
  const wanted = itemPieces(input.cartItems)
  // The paid order has emptied the cart: lines in it were added later and are not paid.
  const buyable = cart.lines.filter(({ available }) => available > 0)
  const open = countLinePieces(buyable)
  if (open.size && hasSamePieces(wanted, open, soldOut)) throw new HttpError(LEGACY_ERRORS.nothing_paid)
  const order = orders.find(
    ({ payment_method, created_at, total, items }) =>
      payment_method === "Online (Prepaid)" &&
      Date.now() - new Date(created_at).getTime() < RECENT_MS &&
      total === input.totalPrice &&
      hasSamePieces(wanted, countLinePieces(items), soldOut),
  )
  if (!order) throw new HttpError(LEGACY_ERRORS.nothing_paid)
  const address = toAddressLines(input.shippingAddress)
  requireMatchingPlan(input, await quoteOrder(scope, order, address, input.deliveryCharge), soldOut)
  if (hasAddress(order, address)) return order
  return readdressOrder(scope, { customer_id, order_id: order.id, address })
}

const countLinePieces = (lines: { product_id: string; quantity: number }[]) =>
  countPieces(lines.map(({ product_id, quantity }) => ({ id: product_id, quantity })))

const ADDRESS_FIELDS = ["address_1", "address_2", "city", "province", "postal_code", "country_code"] as const
const hasAddress = ({ shipping_address }: Order, address: AddressLines) =>
  ADDRESS_FIELDS.every((line) => shipping_address[line] === address[line])

/**
 * Returns the order with its quotes when it was paid; for another address, also one set by an earlier call, with the
 * quotes of that address.
 */
async function quoteOrder(
  scope: MedusaContainer,
  order: Order,
  { postal_code }: AddressLines,
  charge: PlaceOrderBody["deliveryCharge"],
): Promise<QuotedOrder> {
  const quotes = await readOrderQuotes(scope, [order.id])
  const paid = withQuotes(order, quotes.get(order.id) ?? new Map())
  const isQuoted = typeof charge !== "number" || isQuotedCharge(charge, paid)
  if (order.shipping_address.postal_code === postal_code && isQuoted) return paid
  const requoted = withQuotes(order, await fetchQuotes(scope, order, postal_code))
  const delivery = requoted.lines.reduce((sum, { delivery_charge }) => sum + delivery_charge, 0)
  const { item_total, item_discount, delivery_discount, charges } = order
  const fees = charges.reduce((sum, { amount }) => sum + amount, 0)
  const goods = item_total - item_discount
  const total = Math.ceil(toRupees(toPaise(goods + fees + Math.max(0, delivery - delivery_discount))))
  if (total === order.total) return requoted
  if (order.shipping_address.postal_code === postal_code) return paid
  throw new HttpError(LEGACY_ERRORS.delivery_costs_differ)
}

const withQuotes = ({ items, delivery_charge, charges }: Order, quotes: Map<string, number>): QuotedOrder => ({
  // a quote is for all pieces of a product: it goes to the product's first line
  lines: items.map(({ product_id, quantity, price }, at) => ({
    product_id,
    quantity,
    price,
    delivery_charge:
      items.findIndex((item) => item.product_id === product_id) === at ? (quotes.get(product_id) ?? 0) : 0,
  })),
  delivery_charge,
  charges_paise: charges.reduce((sum, { amount }) => sum + toPaise(amount), 0),
})

async function fetchQuotes(scope: MedusaContainer, { items }: Order, delivery_postal_code: string) {
  const products = await findProducts(
    scope,
    items.map(({ product_id }) => product_id),
  )
  const weights = new Map(products.map(({ id, weight }) => [id, weight]))
  const quotes = await scope.resolve<FreightQuotes>(FREIGHT_QUOTES).quote({
    delivery_postal_code,
    parcels: items.map(({ product_id, quantity }) => ({
      item_id: product_id,
      quantity,
      weight: weights.get(product_id) ?? 0,
    })),
  })
  requireServed(quotes, delivery_postal_code)
  const charges = new Map<string, number>()
  for (const [at, { product_id }] of items.entries())
    charges.set(product_id, (charges.get(product_id) ?? 0) + quotes[at].freight_charge)
  return charges
}

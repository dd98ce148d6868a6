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
import { quotesOfOrders } from "../queries/quotes-of-orders"
import type { PlaceOrderGiven } from "../shapes/place-order"
import { fromLines } from "../translate/address"
import {
  hasSamePieces,
  isQuotedCharge,
  itemPieces,
  piecesOf,
  type QuotedOrder,
  requireAgreement,
} from "./require-agreement"

/** Maximum age of the order: an old client calls `place` right after paying. */
const RECENT_MS = 60 * 60_000
const RECENT_ORDERS = 10

/**
 * The order that a verified payment has become: paying places it, so that none is lost when the client stops here. It
 * goes to the address that is named now.
 * @throws HttpError 409 when nothing was paid for this cart, the open cart still holds the same, anything the client
 * said is not so, or delivery to the address costs something else; then the order stays as it is
 */
export async function findPrepaid(scope: MedusaContainer, customer_id: string, input: PlaceOrderGiven): Promise<Order> {
  // The cart last: one that became an order meanwhile is seen empty.
  const orders = await resolveOrderReader(scope).listOrders({ customer_id, page: 1, limit: RECENT_ORDERS })
  const cart = await readStoredCart(scope, customer_id)
  const soldOut = new Set(cart.lines.filter(({ available }) => available < 1).map(({ product_id }) => product_id))
  const wanted = itemPieces(input.cartItems)
  // The paid order has emptied the cart: what is still in it was put there again, and is not paid.
  const buyable = cart.lines.filter(({ available }) => available > 0)
  const open = piecesOfLines(buyable)
  if (open.size && hasSamePieces(wanted, open, soldOut)) throw new HttpError(LEGACY_ERRORS.nothing_paid)
  const order = orders.find(
    ({ payment_method, created_at, total, items }) =>
      payment_method === "Online (Prepaid)" &&
      Date.now() - new Date(created_at).getTime() < RECENT_MS &&
      total === input.totalPrice &&
      hasSamePieces(wanted, piecesOfLines(items), soldOut),
  )
  if (!order) throw new HttpError(LEGACY_ERRORS.nothing_paid)
  const address = fromLines(input.shippingAddress)
  requireAgreement(input, await quoteOrder(scope, order, address, input.deliveryCharge), soldOut)
  if (hasAddress(order, address)) return order
  return readdressOrder(scope, { customer_id, order_id: order.id, address })
}

const piecesOfLines = (lines: { product_id: string; quantity: number }[]) =>
  piecesOf(lines.map(({ product_id, quantity }) => ({ id: product_id, quantity })))

const LINES = ["address_1", "address_2", "city", "province", "postal_code", "country_code"] as const
const hasAddress = ({ shipping_address }: Order, address: AddressLines) =>
  LINES.every((line) => shipping_address[line] === address[line])

/**
 * The order as it was paid; where it goes elsewhere, or was sent there by an earlier call, with the quotes of there.
 */
async function quoteOrder(
  scope: MedusaContainer,
  order: Order,
  { postal_code }: AddressLines,
  charge: PlaceOrderGiven["deliveryCharge"],
): Promise<QuotedOrder> {
  const quotes = await quotesOfOrders(scope, [order.id])
  const paid = withQuotes(order, quotes.get(order.id) ?? new Map())
  const isQuoted = typeof charge !== "number" || isQuotedCharge(charge, paid)
  if (order.shipping_address.postal_code === postal_code && isQuoted) return paid
  const now = withQuotes(order, await fetchQuotes(scope, order, postal_code))
  const delivery = now.lines.reduce((sum, { delivery_charge }) => sum + delivery_charge, 0)
  const { item_total, item_discount, delivery_discount } = order
  const goods = item_total - item_discount
  const total = Math.ceil(toRupees(toPaise(goods + Math.max(0, delivery - delivery_discount))))
  if (total === order.total) return now
  if (order.shipping_address.postal_code === postal_code) return paid
  throw new HttpError(LEGACY_ERRORS.delivery_costs_differ)
}

const withQuotes = ({ items, delivery_charge }: Order, quotes: Map<string, number>): QuotedOrder => ({
  // the quotes are of all of a product's pieces: its first line has them
  lines: items.map(({ product_id, quantity, price }, at) => ({
    product_id,
    quantity,
    price,
    delivery_charge:
      items.findIndex((item) => item.product_id === product_id) === at ? (quotes.get(product_id) ?? 0) : 0,
  })),
  delivery_charge,
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

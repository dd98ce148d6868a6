import type { OrderPlan } from "@haat/checkout/contract"
import { toRupees } from "@haat/sdk/money"
import { HttpError } from "@haat/sdk/server/http-error"
import { LEGACY_ERRORS } from "../errors"
import type { CartItem, PlaceOrderBody } from "../shapes/place-order"

type Pieces = Map<string, number>

/** Lines and delivery charge of a planned or existing order. */
export type QuotedOrder = {
  lines: Pick<OrderPlan["lines"][number], "product_id" | "variant_id" | "quantity" | "price" | "delivery_charge">[]
  delivery_charge: number
  charges_paise: number
}

/** Counts the pieces of each product. */
export function countPieces(entries: { id: string | undefined; quantity: number }[]): Pieces {
  const pieces: Pieces = new Map()
  for (const { id, quantity } of entries) if (id) pieces.set(id, (pieces.get(id) ?? 0) + quantity)
  return pieces
}

const itemProductId = ({ productId, _id }: Pick<CartItem, "productId" | "_id">) => productId ?? _id

export const itemPieces = (items: CartItem[]) =>
  countPieces(items.map((item) => ({ id: itemProductId(item), quantity: item.quantity })))

/** Returns whether both have the same pieces, apart from sold-out products. */
export function hasSamePieces(input: Pieces, actual: Pieces, soldOut: Set<string> = new Set()) {
  const counted = [...input].filter(([id]) => actual.has(id) || !soldOut.has(id))
  return counted.length === actual.size && counted.every(([id, quantity]) => actual.get(id) === quantity)
}

const isAbout = (a: number, b: number) => Math.abs(a - b) < 0.005

/** Returns whether a delivery charge is that of the rounded total, or of the quotes, with charges or without. */
export function isQuotedCharge(input: number, { lines, delivery_charge, charges_paise }: QuotedOrder): boolean {
  const quoted = lines.reduce((sum, line) => sum + line.delivery_charge, 0)
  return [delivery_charge, quoted, quoted + toRupees(charges_paise)].some((charge) => isAbout(input, charge))
}

/** Returns a predicate that finds lines with the product or variant of an item. */
const matchesItem = (item: CartItem) => (line: QuotedOrder["lines"][number]) =>
  line.product_id === itemProductId(item) && (!item.variantId || line.variant_id === item.variantId)

/**
 * Compares the client's values with the planned order.
 * @param soldOut products of the cart that are not ordered; the client may name them or not
 * @throws HttpError 409 when an item, a quantity, a price or the delivery charge differs
 */
export function requireMatchingPlan(input: PlaceOrderBody, plan: QuotedOrder, soldOut: Set<string>) {
  const planned = countPieces(plan.lines.map(({ product_id, quantity }) => ({ id: product_id, quantity })))
  const items = itemPieces(input.cartItems)
  if (!hasSamePieces(items, planned, soldOut)) throw new HttpError(LEGACY_ERRORS.agreed_cart_changed)
  if (input.userCart) {
    const cart = countPieces(input.userCart.map(({ productId, quantity }) => ({ id: productId, quantity })))
    if (!hasSamePieces(cart, planned, soldOut)) throw new HttpError(LEGACY_ERRORS.agreed_cart_changed)
  }
  for (const item of input.cartItems) {
    const lines = plan.lines.filter(matchesItem(item))
    if (lines.length && !lines.some(({ price }) => item.price === undefined || isAbout(item.price, price)))
      throw new HttpError(LEGACY_ERRORS.agreed_price_changed)
  }
  if (typeof input.deliveryCharge === "number" && !isQuotedCharge(input.deliveryCharge, plan))
    throw new HttpError(LEGACY_ERRORS.agreed_delivery_changed)
}

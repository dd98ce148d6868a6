import type { OrderPlan } from "@haat/checkout/contract"
import { HttpError } from "@haat/sdk/server/http-error"
import { LEGACY_ERRORS } from "../errors"
import type { CartItem, PlaceOrderGiven } from "../shapes/place-order"

type Pieces = Map<string, number>

/** Facts of a planned or existing order. */
export type Reckoned = {
  lines: Pick<OrderPlan["lines"][number], "product_id" | "variant_id" | "quantity" | "price" | "delivery_charge">[]
  delivery_charge: number
}

/** Pieces of each product; one that is named twice counts both times. */
export function piecesOf(entries: { id: string | undefined; quantity: number }[]): Pieces {
  const pieces: Pieces = new Map()
  for (const { id, quantity } of entries) if (id) pieces.set(id, (pieces.get(id) ?? 0) + quantity)
  return pieces
}

const productOf = ({ productId, _id }: Pick<CartItem, "productId" | "_id">) => productId ?? _id

export const piecesOfItems = (items: CartItem[]) =>
  piecesOf(items.map((item) => ({ id: productOf(item), quantity: item.quantity })))

/** Whether both have the same pieces, apart from those of products that are sold out. */
export function isSame(input: Pieces, is: Pieces, soldOut: Set<string> = new Set()) {
  const counted = [...input].filter(([id]) => is.has(id) || !soldOut.has(id))
  return counted.length === is.size && counted.every(([id, quantity]) => is.get(id) === quantity)
}

const isAbout = (a: number, b: number) => Math.abs(a - b) < 0.005

/** Whether a delivery charge is ours: the sum of the quotes, or what the rounded total has beside the items. */
export const isOurCharge = (input: number, { lines, delivery_charge }: Reckoned) =>
  isAbout(input, delivery_charge) ||
  isAbout(
    input,
    lines.reduce((sum, line) => sum + line.delivery_charge, 0),
  )

/** Whether a line is of what an item names: a product, or one of its variants. */
const isOf = (item: CartItem) => (line: Reckoned["lines"][number]) =>
  line.product_id === productOf(item) && (!item.variantId || line.variant_id === item.variantId)

/**
 * Compares what the client believes with what the order will be.
 * @param soldOut products of the cart that are not ordered; the client may name them or not
 * @throws HttpError 409 when an item, a quantity, a price or the delivery charge is another
 */
export function requireAgreement(input: PlaceOrderGiven, plan: Reckoned, soldOut: Set<string>) {
  const is = piecesOf(plan.lines.map(({ product_id, quantity }) => ({ id: product_id, quantity })))
  const items = piecesOfItems(input.cartItems)
  if (!isSame(items, is, soldOut)) throw new HttpError(LEGACY_ERRORS.agreed_cart_changed)
  if (input.userCart) {
    const cart = piecesOf(input.userCart.map(({ productId, quantity }) => ({ id: productId, quantity })))
    if (!isSame(cart, is, soldOut)) throw new HttpError(LEGACY_ERRORS.agreed_cart_changed)
  }
  for (const item of input.cartItems) {
    const lines = plan.lines.filter(isOf(item))
    if (lines.length && !lines.some(({ price }) => item.price === undefined || isAbout(item.price, price)))
      throw new HttpError(LEGACY_ERRORS.agreed_price_changed)
  }
  if (typeof input.deliveryCharge === "number" && !isOurCharge(input.deliveryCharge, plan))
    throw new HttpError(LEGACY_ERRORS.agreed_delivery_changed)
}

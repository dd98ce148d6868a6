import type { Cart, CartLine } from "@haat/checkout/contract"
import { toPaise, toRupees } from "@haat/sdk/money"
import { lineKey } from "../../../lib/shop/line-key.ts"

/**
 * One change by a shopper. `quantity` is the number of pieces in the cart afterwards, `saved` the number among the
 * saved items: absolute numbers, so that applying a change to a response that already contains it alters nothing.
 * Undefined values stay as they are. In an "add", the line's own quantity is the number of pieces added.
 */
export type CartChange = { line: CartLine } & (
  | { kind: "add" | "increase" | "decrease" | "delete"; quantity: number; saved?: undefined }
  | { kind: "save" | "move"; quantity: number; saved: number }
  | { kind: "removeSaved"; quantity?: undefined; saved: 0 }
  /** replaces the line by `other`, another variant, whose `quantity` is the number in the cart afterwards */
  | { kind: "choose"; quantity: 0; saved?: undefined; other: CartLine }
)

/** A change by a button of a line or a saved item. */
export type LineChange = Exclude<CartChange["kind"], "add" | "choose">

/** Makes a cart with totals as the server computes them: without lines that cannot be sold. */
export const toCart = (lines: CartLine[]): Cart => {
  const sold = lines.filter((line) => line.available > 0)
  return {
    lines,
    item_count: sold.reduce((count, line) => count + line.quantity, 0),
    item_total: toRupees(sold.reduce((total, line) => total + toPaise(line.price) * line.quantity, 0)),
  }
}

/**
 * Returns the cart after a change. Offers stay without their amounts, which only the server can compute.
 */
export const applyChange = (cart: Cart, change: CartChange): Cart => {
  const { line, quantity } = change
  if (change.kind === "choose") return replaceLines(cart, replaceVariant(cart.lines, line, change.other))
  if (quantity === undefined) return cart
  const lines = setLineQuantity(cart.lines, line, quantity)
  return replaceLines(cart, lines ?? [...cart.lines, { ...line, quantity }])
}

const replaceLines = ({ offers }: Cart, lines: CartLine[]): Cart =>
  offers ? { ...toCart(lines.map(({ discount: _, ...line }) => line)), offers } : toCart(lines)

/** The saved items after a change, the newest first. */
export const applyToSaved = (items: CartLine[], { line, saved }: CartChange): CartLine[] =>
  saved === undefined ? items : (setLineQuantity(items, line, saved) ?? [{ ...line, quantity: saved }, ...items])

/** Replaces a line by another variant, merging it with an existing line of that variant. */
const replaceVariant = (lines: CartLine[], line: CartLine, other: CartLine) =>
  setLineQuantity(lines, other, other.quantity)?.filter((one) => lineKey(one) !== lineKey(line)) ??
  lines.map((one) => (lineKey(one) === lineKey(line) ? other : one))

/** Sets the quantity of a line; undefined when there is no such line. */
const setLineQuantity = (lines: CartLine[], line: CartLine, quantity: number) => {
  const isSameLine = (one: CartLine) => lineKey(one) === lineKey(line)
  if (quantity < 1) return lines.filter((one) => !isSameLine(one))
  if (!lines.some(isSameLine)) return undefined
  return lines.map((one) => (isSameLine(one) ? { ...one, quantity } : one))
}

import type { Cart, CartLine } from "@haat/checkout/contract"

/**
 * One change a shopper makes. `quantity` is what they should see in the cart afterwards, `saved` among the saved items:
 * numbers and not steps, so that applying a change to an answer that already holds it alters nothing. What a change
 * does not speak of stays.
 */
export type CartChange = { line: CartLine } & (
  | { kind: "add" | "increase" | "decrease" | "delete"; quantity: number; saved?: undefined }
  | { kind: "save" | "move"; quantity: number; saved: number }
  | { kind: "forget"; quantity?: undefined; saved: 0 }
)

/** Totals as the server counts them: what cannot be sold is outside. */
export const cartOf = (lines: CartLine[]): Cart => {
  const sold = lines.filter((line) => line.available > 0)
  return {
    lines,
    item_count: sold.reduce((count, line) => count + line.quantity, 0),
    // paise are counted whole, or 0.1 and 0.2 would not add up
    item_total: sold.reduce((total, line) => total + Math.round(line.price * 100) * line.quantity, 0) / 100,
  }
}

/** The cart as it looks once `change` has happened. */
export const applyChange = (cart: Cart, { line, quantity }: CartChange): Cart => {
  if (quantity === undefined) return cart
  const lines = withQuantity(cart.lines, line, quantity)
  return cartOf(lines ?? [...cart.lines, { ...line, quantity }])
}

/** The saved items as they look once `change` has happened, the newest first. */
export const applyToSaved = (items: CartLine[], { line, saved }: CartChange): CartLine[] =>
  saved === undefined ? items : (withQuantity(items, line, saved) ?? [{ ...line, quantity: saved }, ...items])

/** Undefined when the line has to be put in first. */
const withQuantity = (lines: CartLine[], { product_id }: CartLine, quantity: number) => {
  if (quantity < 1) return lines.filter((one) => one.product_id !== product_id)
  if (!lines.some((one) => one.product_id === product_id)) return undefined
  return lines.map((one) => (one.product_id === product_id ? { ...one, quantity } : one))
}

import type { Cart, CartLine } from "@haat/checkout/contract"

/**
 * One change a shopper makes. `quantity` is what they should see afterwards: a number and not a step, so that applying
 * a change to an answer that already holds it alters nothing.
 */
export type CartChange = { kind: "add" | "increase" | "decrease" | "delete"; line: CartLine; quantity: number }

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
  if (quantity < 1) return cartOf(cart.lines.filter((one) => one.product_id !== line.product_id))
  const known = cart.lines.some((one) => one.product_id === line.product_id)
  if (!known) return cartOf([...cart.lines, { ...line, quantity }])
  return cartOf(cart.lines.map((one) => (one.product_id === line.product_id ? { ...one, quantity } : one)))
}

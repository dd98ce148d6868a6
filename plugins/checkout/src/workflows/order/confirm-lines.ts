import { HttpError } from "@haat/sdk/server/http-error"
import type { OrderPlan } from "../../contract"
import { CHECKOUT_ERRORS } from "../../errors"
import type { StoredCart, StoredLine } from "../../queries/stored-cart"
import { requireStock } from "../../stock-rule"

/** Order line: the current variant, with the price and charges of the plan. Amounts in rupees. */
export type OrderLine = StoredLine & Omit<OrderPlan["lines"][number], "variant_id">

export type ConfirmedLines = {
  lines: OrderLine[]
  /** lines that stay in a new cart: sold out, or added after paying */
  leftovers: StoredLine[]
}

/** Returns a predicate that finds the cart line of a planned line. */
const matchesPlannedLine = (planned: OrderPlan["lines"][number]) => (line: StoredLine) =>
  planned.variant_id ? line.variant_id === planned.variant_id : line.product_id === planned.product_id

/** Returns whether the cart, its prices and the stock still match the plan. */
export function matchesPlan({ lines }: OrderPlan, cart: StoredCart): boolean {
  const buyable = cart.lines.filter(({ available }) => available > 0)
  return (
    buyable.length === lines.length &&
    lines.every((planned) => {
      const { quantity, price } = planned
      const line = buyable.find(matchesPlannedLine(planned))
      return line?.quantity === quantity && line.price === price && line.available >= quantity
    })
  )
}

/**
 * Returns the planned lines at their planned prices.
 * @throws HttpError 409 when the cart no longer holds them, or the shop cannot sell them any more
 */
export function confirmLines(plan: OrderPlan, cart: StoredCart): ConfirmedLines {
  const lines = plan.lines.map((planned) => {
    const line = cart.lines.find(matchesPlannedLine(planned))
    if (line?.quantity !== planned.quantity) throw new HttpError(CHECKOUT_ERRORS.cart_changed)
    requireStock(line, planned.quantity)
    return { ...line, ...planned, variant_id: line.variant_id }
  })
  const leftovers = cart.lines.filter(({ variant_id }) => !lines.some((line) => line.variant_id === variant_id))
  return { lines, leftovers }
}

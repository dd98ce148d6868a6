import { HttpError } from "@haat/http/http-error"
import type { OrderPlan } from "../../contract"
import { CHECKOUT_ERRORS } from "../../errors"
import type { StoredCart, StoredLine } from "../../queries/stored-cart"
import { requireStock } from "../../stock-rule"

/** A line of an order: the product as it stands, at the price and the charges of the plan. Amounts in rupees. */
export type OrderLine = StoredLine & OrderPlan["lines"][number]

export type ConfirmedLines = {
  lines: OrderLine[]
  /** What stays behind in a new cart: sold out, or put there after paying. */
  leftovers: StoredLine[]
}

/** Whether the cart, its prices and the stock are still what the plan was made of. */
export function isAsPlanned({ lines }: OrderPlan, cart: StoredCart): boolean {
  const buyable = cart.lines.filter(({ available }) => available > 0)
  return (
    buyable.length === lines.length &&
    lines.every(({ product_id, quantity, price }) => {
      const line = buyable.find((line) => line.product_id === product_id)
      return line?.quantity === quantity && line.price === price && line.available >= quantity
    })
  )
}

/**
 * The lines of a plan, whatever they cost meanwhile.
 * @throws HttpError 409 when the cart no longer holds them, or the shop cannot sell them any more
 */
export function confirmLines(plan: OrderPlan, cart: StoredCart): ConfirmedLines {
  const lines = plan.lines.map((planned) => {
    const line = cart.lines.find(({ product_id }) => product_id === planned.product_id)
    if (line?.quantity !== planned.quantity) throw new HttpError(CHECKOUT_ERRORS.cart_changed)
    requireStock(line, planned.quantity)
    return { ...line, ...planned }
  })
  const leftovers = cart.lines.filter(({ product_id }) => !lines.some((line) => line.product_id === product_id))
  return { lines, leftovers }
}

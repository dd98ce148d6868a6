import { HttpError } from "@haat/http/http-error"
import type { OrderPlan } from "../../contract"
import { CHECKOUT_ERRORS } from "../../errors"
import type { Basket, BasketLine } from "../../queries/basket"
import { requireStock } from "../../stock-rule"

/** A line of an order: the product as it stands, at the price and the charges of the plan. Amounts in rupees. */
export type OrderLine = BasketLine & OrderPlan["lines"][number]

export type ConfirmedLines = {
  lines: OrderLine[]
  /** What stays behind in a new cart: sold out, or put there after paying. */
  leftovers: BasketLine[]
}

/** Whether the cart, its prices and the stock are still what the plan was made of. */
export function isAsPlanned({ lines }: OrderPlan, basket: Basket): boolean {
  const buyable = basket.lines.filter(({ available }) => available > 0)
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
export function confirmLines(plan: OrderPlan, basket: Basket): ConfirmedLines {
  const lines = plan.lines.map((planned) => {
    const line = basket.lines.find(({ product_id }) => product_id === planned.product_id)
    if (line?.quantity !== planned.quantity) throw new HttpError(CHECKOUT_ERRORS.cart_changed)
    requireStock(line, planned.quantity)
    return { ...line, ...planned }
  })
  const leftovers = basket.lines.filter(({ product_id }) => !lines.some((line) => line.product_id === product_id))
  return { lines, leftovers }
}

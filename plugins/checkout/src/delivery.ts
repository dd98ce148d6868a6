import type { CheckoutSummary } from "./contract"

const paise = (rupees: number) => Math.round(rupees * 100)

/**
 * What an order costs, in rupees: the total is the ceiling of items plus delivery, and the delivery charge is what
 * remains of it after the items. Reckoned in paise, so that 0.1 + 0.2 does not round up to a rupee.
 */
export function orderTotals(
  lines: { price: number; quantity: number }[],
  delivery: number,
): Pick<CheckoutSummary, "item_total" | "delivery_charge" | "total"> {
  const items = lines.reduce((sum, line) => sum + paise(line.price) * line.quantity, 0)
  const total = Math.ceil((items + paise(delivery)) / 100)
  return { item_total: items / 100, delivery_charge: (total * 100 - items) / 100, total }
}

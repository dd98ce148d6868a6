import { toPaise, toRupees } from "@haat/sdk/money"
import { type Charge, type CheckoutSummary, sumCharges } from "./contract"

/** Discounts of offers, in rupees. */
export type Discounts = { item_discount: number; delivery_discount: number }

const NO_DISCOUNTS: Discounts = { item_discount: 0, delivery_discount: 0 }

/**
 * Sums of an order, in rupees: the total is the ceiling of items less their discount, plus delivery less its own, plus
 * the charges. The delivery charge is the rest after the items, before its own discount. Computed in paise, so that 0.1
 * + 0.2 does not round up to a rupee.
 */
export function orderTotals(
  lines: { price: number; quantity: number }[],
  delivery: number,
  { item_discount, delivery_discount }: Discounts = NO_DISCOUNTS,
  charges: Pick<Charge, "paise">[] = [],
): Pick<CheckoutSummary, "item_total" | "delivery_charge" | "total"> {
  const items = lines.reduce((sum, line) => sum + toPaise(line.price) * line.quantity, 0)
  const left = items - toPaise(item_discount)
  const total = Math.ceil((left + toPaise(delivery) - toPaise(delivery_discount) + sumCharges(charges)) / 100)
  return {
    item_total: toRupees(items),
    delivery_charge: toRupees(total * 100 - left + toPaise(delivery_discount)),
    total,
  }
}

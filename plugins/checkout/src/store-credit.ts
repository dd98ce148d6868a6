import { toPaise, toRupees } from "@haat/sdk/money"

/** Minimum amount of another payment. */
const MIN_PAYMENT_PAISE = 100

/**
 * Returns the store credit that an order with this total (rupees) spends, in paise: up to the balance, but never so
 * much that less than ₹1 would be left to pay.
 */
export function spendableCreditPaise(balance_paise: number, total: number): number {
  const credit = Math.min(Math.max(balance_paise, 0), toPaise(total))
  const rest = toPaise(total) - credit
  return rest > 0 && rest < MIN_PAYMENT_PAISE ? Math.max(toPaise(total) - MIN_PAYMENT_PAISE, 0) : credit
}

/** Returns the amount to pay other than by store credit, in rupees. */
export const amountToPay = ({ total, credit = 0 }: { total: number; credit?: number }): number =>
  toRupees(toPaise(total) - toPaise(credit))

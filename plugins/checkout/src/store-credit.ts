import { toPaise, toRupees } from "@haat/sdk/money"

/** Minimum amount of another payment. */
const MIN_PAYMENT_PAISE = 100

/**
 * Part of a balance that an order with this total in rupees spends, in paise: as much as there is, but never so much
 * that less than ₹1 would be left to pay.
 */
export function creditFor(balance_paise: number, total: number): number {
  const credit = Math.min(Math.max(balance_paise, 0), toPaise(total))
  const rest = toPaise(total) - credit
  return rest > 0 && rest < MIN_PAYMENT_PAISE ? Math.max(toPaise(total) - MIN_PAYMENT_PAISE, 0) : credit
}

/** Amount to pay other than by store credit, in rupees. */
export const amountToPay = ({ total, credit = 0 }: { total: number; credit?: number }): number =>
  toRupees(toPaise(total) - toPaise(credit))

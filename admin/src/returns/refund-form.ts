import type { ReturnRow } from "@haat/checkout/contract"
import type { MissedMinimum } from "@haat/offers/contract"
import type { RefundableReturn, RefundReturn } from "@haat/payments/contract"
import { toPaise, toRupees } from "@haat/sdk/money"
import { isInCash } from "../orders/refund-form"

/** Refundable part of a return, and the offers whose minimum the rest of the order does not reach. */
export type ReturnToRefund = RefundableReturn & {
  missed_minimums: MissedMinimum[]
  /** Setting: the shopper keeps the discount of these offers. */
  keeps_discount: boolean
}

/** Values of the refund form of a return; amounts in rupees. */
export type ReturnRefundForm = {
  lines: { line_id: string; amount: number | null }[]
  way_back: number | null
  way: "source" | "credit"
  reason: string
  reference: string
}

/** Discount on the remaining goods by offers whose minimum is missed, in paise; 0 if the shopper keeps it. */
const forfeitedDiscountPaise = ({ missed_minimums, keeps_discount }: ReturnToRefund) =>
  keeps_discount ? 0 : missed_minimums.reduce((sum, { discount }) => sum + toPaise(discount), 0)

/** Subtracts `paise` from the lines in order; returns what is left of each. */
function subtractFromLines(lines: RefundableReturn["lines"], paise: number): number[] {
  let rest = paise
  return lines.map(({ left_paise }) => {
    const off = Math.min(rest, left_paise)
    rest -= off
    return left_paise - off
  })
}

/**
 * Returns the initial values: all that is left of the return, less forfeited discounts and the return shipping not yet
 * deducted. Refunds to store credit if the shopper chose it or the payment source has nothing left.
 */
export function toInitialValues(row: ReturnRow, refundable: ReturnToRefund, reason: string): ReturnRefundForm {
  const { lines, way_back_paise, source_left_paise } = refundable
  const amounts = subtractFromLines(lines, forfeitedDiscountPaise(refundable))
  const left = amounts.reduce((sum, amount) => sum + amount, 0)
  return {
    lines: lines.map(({ line_id }, at) => ({ line_id, amount: toRupees(amounts[at]) })),
    way_back: toRupees(Math.min(way_back_paise ?? 0, left)),
    way: row.outcome === "credit" || source_left_paise === 0 ? "credit" : "source",
    reason,
    reference: "",
  }
}

/** Returns the total of the form in paise, as the server computes it. */
export const refundPaise = ({ lines, way_back }: Pick<ReturnRefundForm, "lines" | "way_back">): number =>
  (lines ?? []).reduce((sum, { amount }) => sum + toPaise(amount ?? 0), -toPaise(way_back ?? 0))

export function toRequest(form: ReturnRefundForm, refundable: RefundableReturn): Omit<RefundReturn, "request_id"> {
  const { lines, way_back, way, reason, reference } = form
  return {
    expected_left_paise: refundable.left_paise,
    reason,
    lines: lines.map(({ line_id, amount }) => ({ line_id, amount: amount as number })),
    ...(way_back ? { way_back } : {}),
    ...(way === "credit" ? { as_credit: true } : isInCash(refundPaise(form), refundable.sources) && { reference }),
  }
}

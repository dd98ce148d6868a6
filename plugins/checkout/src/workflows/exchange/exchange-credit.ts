import { inRupees, toPaise, toRupees } from "@haat/sdk/money"
import { paidForLine, paidPaiseForPieces } from "@haat/sdk/paid-for-line"
import { HttpError } from "@haat/sdk/server/http-error"
import { shareOut } from "@haat/sdk/share-out"
import type { Adjustment, ExchangePart } from "../../contract"
import { type ExchangeFacts, PRIOR_REFUND_CODE } from "../../queries/exchange"
import { RETURN_ERRORS } from "../../return-errors"
import { spendableCreditPaise } from "../../store-credit"

/** Amounts, in paise, by which returned goods reduce the price of their replacement order. */
export type ExchangeCredit = {
  /** paid money that moves from the old order to the new one */
  credit_paise: number
  /** earlier goodwill refunds for the goods, deducted from the price of the new order */
  discount_paise: number
  /** both amounts for each line of the old order */
  parts: ExchangePart[]
}

/**
 * Computes the credit of returned goods for their replacement order: the paid price of each line, up to the remaining
 * money of the old order. Refunds without a line were goodwill and reduce the price of the new order.
 * @throws HttpError 409 when the goods were not paid for, nothing is left, or a dispute holds the money
 */
export function computeExchangeCredit(
  { lines, left_paise, disputed_paise }: Pick<ExchangeFacts, "lines" | "left_paise" | "disputed_paise">,
  item_paise: number,
): ExchangeCredit {
  if (left_paise === null) throw new HttpError(RETURN_ERRORS.exchange_not_paid)
  if (disputed_paise > 0) throw new HttpError(RETURN_ERRORS.exchange_disputed, { disputed: inRupees(disputed_paise) })
  const paid = lines.map((line) => exchangedWorth(line, 0))
  // A replacement that was cheaper because of an earlier refund counts with the price of the first goods.
  const worths = lines.map((line) => exchangedWorth(line, toPaise(line.given)))
  const worth = sum(worths)
  if (worth > 0 && left_paise <= 0) throw new HttpError(RETURN_ERRORS.exchange_refunded)
  const covered = spendableCreditPaise(worth, toRupees(item_paise))
  const credit_paise = Math.max(0, Math.min(covered, left_paise, sum(paid)))
  const discount_paise = covered - credit_paise
  let [credit, discount] = [credit_paise, discount_paise]
  // Earlier refunds are no longer part of a line's worth: they are not refunded later.
  const parts = lines.map(({ line_id, name, quantity }, at): ExchangePart => {
    const amount_paise = Math.min(credit, paid[at])
    const off = Math.min(discount, worths[at] - amount_paise)
    credit -= amount_paise
    discount -= off
    return { line_id, name, quantity, amount_paise, worth_paise: Math.min(paid[at], worths[at] - off) }
  })
  return { credit_paise, discount_paise, parts }
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Paid price of the exchanged pieces that are not refunded, in paise. @param given_paise earlier refunds of their price
 */
export function exchangedWorth(
  { ordered, quantity, refunded }: ExchangeFacts["lines"][number],
  given_paise: number,
): number {
  const paid_paise = paidForLine(ordered) + given_paise
  return paidPaiseForPieces({ ...ordered, paid_paise }, refunded, Math.min(quantity, ordered.quantity - refunded))
}

/** Splits the discount among the lines of the new order, in proportion to their prices. */
export function discountAdjustments(
  lines: { price: number; quantity: number }[],
  discount_paise: number,
): Adjustment[][] {
  if (!discount_paise) return lines.map(() => [])
  const shares = shareOut(
    discount_paise,
    lines.map(({ price, quantity }) => toPaise(price) * quantity),
  )
  return shares.map((paise) =>
    paise ? [{ offer_id: "", code: PRIOR_REFUND_CODE, name: "Refunded before", amount: toRupees(paise) }] : [],
  )
}

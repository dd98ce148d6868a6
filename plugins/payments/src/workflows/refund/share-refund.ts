import { inRupees } from "@haat/sdk/money"
import { HttpError } from "@haat/sdk/server/http-error"
import type { RefundMethod, RefundPart, RefundSource } from "../../contract"
import { PAYMENT_ERRORS } from "../../errors"
import type { PlannedRefund } from "./plan-refund"

/** Smallest refund that the provider accepts, in paise. */
export const MIN_REFUND_PAISE = 100

/** Refund to one payment, in paise. */
export type RefundShare = PlannedRefund & { payment_id: string; method: RefundMethod }

type SourceShare = { source: RefundSource; amount: number }

/**
 * Shares a refund among payments: the oldest first, each with no more than it holds. Where the next payment would get
 * less than the provider's minimum, the one before gives up the difference.
 * @throws HttpError 400, 409 when the provider would not make one of them
 */
export function shareRefund({ amount, parts }: PlannedRefund, sources: RefundSource[]): RefundShare[] {
  const taken = roundUpLast(takeOldestFirst(amount, sources))
  for (const one of taken) requireRefundable(one)
  return toRefundShares(parts, taken)
}

/** Like `shareRefund`, but reduces or drops shares that the provider would reject instead of throwing. */
export function shareRefundableAmount({ amount, parts }: PlannedRefund, sources: RefundSource[]): RefundShare[] {
  return toRefundShares(parts, roundUpLast(takeOldestFirst(amount, sources)).flatMap(reduceToRefundable))
}

function toRefundShares(parts: PlannedRefund["parts"], taken: SourceShare[]): RefundShare[] {
  const split = parts
    ? splitParts(
        parts,
        taken.map((one) => one.amount),
      )
    : null
  return taken.map(({ source, amount }, at) => ({
    amount,
    parts: split ? split[at] : null,
    payment_id: source.payment_id,
    method: source.in_cash ? ("transfer" as const) : ("online" as const),
  }))
}

function takeOldestFirst(amount: number, sources: RefundSource[]): SourceShare[] {
  let rest = amount
  return sources.flatMap((source) => {
    const part = Math.min(rest, source.left_paise)
    rest -= part
    return part > 0 ? [{ source, amount: part }] : []
  })
}

/** Raises the last share to the provider's minimum; only the last share is a part of what its payment holds. */
function roundUpLast(taken: SourceShare[]): SourceShare[] {
  const [before, last] = taken.slice(-2)
  if (!last || last.source.in_cash || last.amount >= MIN_REFUND_PAISE) return taken
  if (before.amount < 2 * MIN_REFUND_PAISE || last.source.left_paise < last.amount + MIN_REFUND_PAISE) return taken
  const moved = [
    { ...before, amount: before.amount - MIN_REFUND_PAISE },
    { ...last, amount: last.amount + MIN_REFUND_PAISE },
  ]
  return [...taken.slice(0, -2), ...moved]
}

function requireRefundable({ source, amount }: SourceShare) {
  if (source.in_cash) return
  if (amount < MIN_REFUND_PAISE) throw new HttpError(PAYMENT_ERRORS.refund_too_small)
  const after = source.left_paise - amount
  if (after > 0 && after < MIN_REFUND_PAISE)
    throw new HttpError(PAYMENT_ERRORS.refund_leaves_too_little, { left: inRupees(after) })
}

function reduceToRefundable({ source, amount }: SourceShare): SourceShare[] {
  if (source.in_cash) return [{ source, amount }]
  const after = source.left_paise - amount
  const most = after > 0 && after < MIN_REFUND_PAISE ? source.left_paise - MIN_REFUND_PAISE : amount
  return most < MIN_REFUND_PAISE ? [] : [{ source, amount: most }]
}

/**
 * Splits the parts of a refund by the amount of each payment, so that together they are the same parts. Deductions
 * (return shipping) come off the first payment, and `quantity` stands at the first payment that pays for the pieces.
 */
export function splitParts(parts: RefundPart[], amounts: number[]): RefundPart[][] {
  const deductions = parts.filter(({ amount_paise }) => amount_paise < 0)
  const deducted_paise = deductions.reduce((sum, { amount_paise }) => sum - amount_paise, 0)
  const rest = parts.filter(({ amount_paise }) => amount_paise >= 0).map((part) => ({ ...part }))
  return amounts.map((amount, at) => {
    let room = amount + (at === 0 ? deducted_paise : 0)
    const own: RefundPart[] = []
    while (rest.length && (room > 0 || rest[0].amount_paise === 0)) {
      const [part] = rest
      const amount_paise = Math.min(room, part.amount_paise)
      own.push({ ...part, amount_paise })
      room -= amount_paise
      if (amount_paise === part.amount_paise) rest.shift()
      else rest[0] = { ...partIdentity(part), amount_paise: part.amount_paise - amount_paise }
    }
    return at === 0 ? [...own, ...deductions] : own
  })
}

const partIdentity = ({ line_id, name, cancelled }: RefundPart) => ({
  ...(line_id && { line_id }),
  ...(name && { name }),
  ...(cancelled && { cancelled }),
})

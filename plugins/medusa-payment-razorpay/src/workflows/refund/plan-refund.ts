import { HttpError } from "@haat/http/http-error"
import { amountOfPieces, type Refundable, type RefundMethod, type RefundOrder, type RefundPart } from "../../contract"
import { PAYMENT_ERRORS } from "../../errors"
import { inRupees } from "../../paise"

/** The least that the provider refunds, in paise. */
const LEAST = 100

/** What a refund comes to, in paise; `parts` are null for an amount that was typed. */
export type PlannedRefund = { amount: number; parts: RefundPart[] | null }

/**
 * What is refunded, by what was paid for it.
 * @throws HttpError 409 for more than is left, also of a line; 400 for what is not in the order
 */
export function planRefund(request: RefundOrder, refundable: Refundable, method: RefundMethod): PlannedRefund {
  const { left_paise, source_left_paise } = refundable
  const online = method === "online"
  const left = inRupees(left_paise)
  if (request.expected_left_paise !== left_paise) throw new HttpError(PAYMENT_ERRORS.refund_left_changed, { left })
  const parts = request.amount === undefined ? partsOf(request, refundable) : null
  const amount = parts
    ? parts.reduce((sum, part) => sum + part.amount_paise, 0)
    : Math.round((request.amount as number) * 100)
  if (amount > left_paise) throw new HttpError(PAYMENT_ERRORS.refund_too_much, { left })
  if (method !== "credit" && amount > source_left_paise)
    throw new HttpError(PAYMENT_ERRORS.refund_only_as_credit, { left: inRupees(source_left_paise) })
  const after = source_left_paise - amount
  if (amount < (online ? LEAST : 1)) throw new HttpError(PAYMENT_ERRORS.refund_too_small)
  if (online && after > 0 && after < LEAST)
    throw new HttpError(PAYMENT_ERRORS.refund_leaves_too_little, { left: inRupees(after) })
  return { amount, parts }
}

function partsOf({ lines = [], delivery }: RefundOrder, refundable: Refundable): RefundPart[] {
  const parts: RefundPart[] = [...piecesOf(lines)].map(([line_id, quantity]) => {
    const line = refundable.lines.find((known) => known.line_id === line_id)
    if (!line) throw new HttpError(PAYMENT_ERRORS.refund_no_line)
    const count = line.quantity - line.refunded
    if (quantity > count) throw new HttpError(PAYMENT_ERRORS.refund_too_many_pieces, { product: line.name, count })
    return { line_id, name: line.name, quantity, amount_paise: amountOfPieces(line, quantity) }
  })
  if (!delivery) return parts
  if (!refundable.delivery_paise) throw new HttpError(PAYMENT_ERRORS.refund_no_delivery)
  return [...parts, { amount_paise: refundable.delivery_paise }]
}

/** A line that is named twice is one. */
function piecesOf(lines: NonNullable<RefundOrder["lines"]>): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { line_id, quantity } of lines) pieces.set(line_id, (pieces.get(line_id) ?? 0) + quantity)
  return pieces
}

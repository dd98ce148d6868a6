import { inRupees, toPaise } from "@haat/sdk/money"
import { HttpError } from "@haat/sdk/server/http-error"
import {
  amountOfPieces,
  capToTotal,
  type Refundable,
  type RefundableReturn,
  type RefundableSums,
  type RefundMethod,
  type RefundOrder,
  type RefundPart,
  type RefundReturn,
} from "../../contract"
import { PAYMENT_ERRORS } from "../../errors"

/** Amount of a refund, in paise; `parts` are null for a typed amount. */
export type PlannedRefund = { amount: number; parts: RefundPart[] | null }

type RemainingSums = Pick<RefundableSums, "left_paise" | "source_left_paise" | "disputed_paise">

/**
 * Plans a refund by the paid prices.
 * @throws HttpError 409 for more than is left, also of a line; 400 for a line of another order
 */
export function planRefund(request: RefundOrder, refundable: Refundable, method: RefundMethod): PlannedRefund {
  requireUnchanged(request, refundable)
  const parts = request.amount === undefined ? partsWithinLeft(request, refundable) : null
  const amount = parts ? sumOf(parts) : toPaise(request.amount as number)
  requireRoom(amount, refundable, method)
  return { amount, parts }
}

/**
 * Plans the refund of returned goods, with an amount for each line, less the charge for return shipping.
 * @throws HttpError 409 for more than is left of the order, a line or the return shipping, and for return shipping that
 * the shop pays; 400 for a line of another return
 */
export function planReturnRefund(
  request: RefundReturn,
  returned: RefundableReturn,
  method: RefundMethod,
): PlannedRefund & { parts: RefundPart[] } {
  requireUnchanged(request, returned)
  const parts = [...returnedParts(request, returned), ...returnShippingParts(request, returned)]
  const amount = sumOf(parts)
  requireRoom(amount, returned, method)
  return { amount, parts }
}

const sumOf = (parts: RefundPart[]) => parts.reduce((sum, part) => sum + part.amount_paise, 0)

function requireUnchanged(
  { expected_left_paise }: Pick<RefundOrder, "expected_left_paise">,
  { left_paise }: RemainingSums,
) {
  if (expected_left_paise !== left_paise)
    throw new HttpError(PAYMENT_ERRORS.refund_left_changed, { left: inRupees(left_paise) })
}

function requireRoom(
  amount: number,
  { left_paise, source_left_paise, disputed_paise }: RemainingSums,
  method: RefundMethod,
) {
  if (disputed_paise > 0 && amount > left_paise)
    throw new HttpError(PAYMENT_ERRORS.refund_disputed, {
      disputed: inRupees(disputed_paise),
      left: inRupees(left_paise),
    })
  if (amount > left_paise) throw new HttpError(PAYMENT_ERRORS.refund_too_much, { left: inRupees(left_paise) })
  if (method !== "credit" && amount > source_left_paise)
    throw new HttpError(PAYMENT_ERRORS.refund_only_as_credit, { left: inRupees(source_left_paise) })
  if (amount < 1) throw new HttpError(PAYMENT_ERRORS.refund_too_small)
}

/** Parts at their paid prices, reduced to what is left of the order. */
function partsWithinLeft(request: RefundOrder, refundable: Refundable): RefundPart[] {
  const parts = requestedParts(request, refundable)
  const { left_paise, disputed_paise } = refundable
  // `requireRoom` then throws the error for an empty or disputed order.
  if (sumOf(parts) <= left_paise || left_paise <= 0 || disputed_paise > 0) return parts
  const amounts = capToTotal(
    parts.map(({ amount_paise }) => amount_paise),
    left_paise,
  )
  return parts.map((part, at) => ({ ...part, amount_paise: amounts[at] }))
}

function requestedParts({ lines = [], delivery }: RefundOrder, refundable: Refundable): RefundPart[] {
  const parts: RefundPart[] = mergeLines(lines).map(({ line_id, quantity }) => {
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

type Lines = NonNullable<RefundOrder["lines"]>

/** Adds up the quantities of repeated lines. */
export function mergeLines(lines: Lines): Lines {
  const pieces = new Map<string, number>()
  for (const { line_id, quantity } of lines) pieces.set(line_id, (pieces.get(line_id) ?? 0) + quantity)
  return [...pieces].map(([line_id, quantity]) => ({ line_id, quantity }))
}

/** Parts for the lines with an amount; lines with 0 can be refunded later. */
const returnedParts = ({ lines }: RefundReturn, returned: RefundableReturn): RefundPart[] =>
  lines.flatMap(({ line_id, amount }) => {
    const line = returned.lines.find((known) => known.line_id === line_id)
    if (!line) throw new HttpError(PAYMENT_ERRORS.refund_no_line)
    const { name, pieces: quantity, worth_paise, left_paise } = line
    const amount_paise = toPaise(amount)
    if (amount_paise > left_paise)
      throw new HttpError(PAYMENT_ERRORS.refund_line_too_much, { product: name, left: inRupees(left_paise) })
    return amount_paise ? [{ line_id, name, quantity, amount_paise, worth_paise }] : []
  })

function returnShippingParts({ way_back }: RefundReturn, { way_back_paise }: RefundableReturn): RefundPart[] {
  if (!way_back) return []
  if (way_back_paise === null) throw new HttpError(PAYMENT_ERRORS.refund_way_back_free)
  const amount_paise = toPaise(way_back)
  if (amount_paise > way_back_paise)
    throw new HttpError(PAYMENT_ERRORS.refund_way_back_too_much, { left: inRupees(way_back_paise) })
  return [{ way_back: true, amount_paise: -amount_paise }]
}

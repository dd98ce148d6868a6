import type { CancellationPlan } from "@haat/checkout/contract"
import { inRupees } from "@haat/sdk/money"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { RefundPart, RefundSource } from "../../contract"
import { PAYMENT_ERRORS } from "../../errors"
import { isOwnPayment } from "../../queries/payment-record"
import { findRefundablePayment, listRefundSources, readRefundedDelivery } from "../../queries/refundable"
import { type RefundShare, shareRefundableAmount } from "./share-refund"

/** Refund for cancelled pieces, in paise. */
export type PiecesRefund = {
  /** to payments, the oldest first */
  shares: RefundShare[]
  /** ids of the order's own payments; other shares go to payments of the orders that it replaces */
  own: Set<string>
  /** part that becomes store credit */
  credit_paise: number
}

type Pieces = Pick<CancellationPlan, "back_paise" | "follows_money" | "delivery_paise"> & {
  order_id: string
  parts: RefundPart[]
  /**
   * true when staff transfer back the cash that was paid for a replaced order; otherwise it becomes store credit
   */
  hasReference: boolean
}

/**
 * Plans the refund of the amount by which cancelled pieces reduce an order's price: to the payments that hold its
 * money, the oldest first, and the rest as store credit, up to the credit spent on the order. Earlier refunds that
 * named no line item, and refunds of the delivery, are deducted.
 * @throws HttpError 409 while a dispute holds the money
 */
export async function planPiecesRefund(db: Knex, pieces: Pieces): Promise<PiecesRefund> {
  const { order_id, follows_money, parts, hasReference } = pieces
  const back_paise =
    pieces.back_paise && pieces.back_paise - duplicateDeliveryPaise(pieces, await readRefundedDelivery(db, order_id))
  const own = new Set<string>()
  const payment = back_paise && follows_money ? await findRefundablePayment(db, order_id) : undefined
  if (!payment) return { shares: [], own, credit_paise: follows_money ? 0 : back_paise }
  const { left_paise, disputed_paise } = payment
  if (disputed_paise > 0 && back_paise > left_paise)
    throw new HttpError(PAYMENT_ERRORS.refund_disputed, {
      disputed: inRupees(disputed_paise),
      left: inRupees(left_paise),
    })
  const all = await listRefundSources(db, order_id)
  for (const { payment_id } of all) if (await isOwnPayment(db, payment_id, order_id)) own.add(payment_id)
  const isOwn = ({ payment_id }: { payment_id: string }) => own.has(payment_id)
  const sources = all.filter((source) => !source.in_cash || hasReference || isOwn(source))
  const shares = shareRefundableAmount({ amount: Math.min(back_paise, left_paise), parts }, sources)
  const other_orders_paise = sumOf(shares.filter((share) => !isOwn(share)).map(({ amount }) => amount))
  const credit_left_paise =
    left_paise - sumOf(all.filter(isOwn).map((source: RefundSource) => source.left_paise)) - other_orders_paise
  const rest = back_paise - sumOf(shares.map(({ amount }) => amount))
  return { shares, own, credit_paise: Math.max(0, Math.min(rest, credit_left_paise)) }
}

/**
 * Returns the paise of the delivery charge that this refund would return a second time.
 * @param refunded_paise earlier refunds of the delivery
 */
export function duplicateDeliveryPaise(
  { delivery_paise, parts }: Pick<Pieces, "delivery_paise" | "parts">,
  refunded_paise: number,
): number {
  const less_paise = sumOf(parts.filter(({ line_id }) => !line_id).map(({ amount_paise }) => amount_paise))
  const beyond = (costs_paise: number) => Math.max(0, refunded_paise - costs_paise)
  return Math.max(0, beyond(delivery_paise) - beyond(delivery_paise + less_paise))
}

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

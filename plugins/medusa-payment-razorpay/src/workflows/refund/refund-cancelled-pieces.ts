import { CHECKOUT_MODULE, type PieceCancelling } from "@haat/checkout/contract"
import { HttpError } from "@haat/http/http-error"
import { inRupees } from "@haat/http/money"
import type { OrderTransaction } from "@haat/http/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { RefundOrder, RefundPart } from "../../contract"
import { PAYMENT_ERRORS } from "../../errors"
import type { RefundRow } from "../../modules/razorpay/refund-row"
import { isPaymentOfOrder } from "../../queries/payment-record"
import { findRefundablePayment, listRefundSources } from "../../queries/refundable"
import { shareMost } from "./share-refund"
import { writeShares } from "./write-shares"

type LessToPay = {
  order_id: string
  less_paise: number
  parts: RefundPart[]
  request: RefundOrder
  requested_by: string | null
}

/** What of pieces goes back: refunds to payments, what of them is to payments of replaced orders, and store credit; in paise. */
type PiecesRefund = { refunds: RefundRow[]; moved_paise: number; credit_paise: number }

/**
 * Refunds what a paid order costs less as pieces of it were cancelled: to the payments that hold its money, the oldest first, as far as
 * that goes, and the rest as store credit, of which so much less is spent on the order. What was refunded before without a piece
 * counts as part of it. What was paid in cash for an order that this one replaces is store credit where nobody names a transfer.
 * @throws HttpError 409 while a dispute holds the money, 400 for cash without the reference of its transfer
 */
export async function refundCancelledPieces(
  container: MedusaContainer,
  transaction: OrderTransaction,
  { order_id, less_paise, parts, request, requested_by }: LessToPay,
): Promise<PiecesRefund> {
  const { trx } = transaction
  const payment = await findRefundablePayment(trx, order_id)
  if (!payment) return { refunds: [], moved_paise: 0, credit_paise: 0 }
  const { left_paise, disputed_paise } = payment
  if (disputed_paise > 0 && less_paise > left_paise)
    throw new HttpError(PAYMENT_ERRORS.refund_disputed, {
      ...{ disputed: inRupees(disputed_paise), left: inRupees(left_paise) },
    })
  const all = await listRefundSources(trx, order_id)
  const own = new Set<string>()
  for (const { payment_id } of all) if (await isPaymentOfOrder(trx, payment_id, order_id)) own.add(payment_id)
  const sources = all.filter(({ payment_id, in_cash }) => !in_cash || request.reference || own.has(payment_id))
  const shares = shareMost({ amount: Math.min(less_paise, left_paise), parts }, sources)
  if (!request.reference && shares.some(({ method }) => method === "transfer"))
    throw new HttpError(PAYMENT_ERRORS.refund_needs_reference)

  const { reason, request_id } = request
  const requested = { order_id, reason, requested_by, request, request_id, return_id: null }
  const refunds = await writeShares(container, transaction, requested, shares)
  const sumOf = (some: { amount: number }[]) => some.reduce((sum, { amount }) => sum + amount, 0)
  const asCredit = left_paise - sources.reduce((sum, source) => sum + source.left_paise, 0)
  const credit_paise = Math.max(0, Math.min(less_paise - sumOf(shares), asCredit))
  if (credit_paise)
    await container
      .resolve<PieceCancelling>(CHECKOUT_MODULE)
      .returnCreditOfPieces(trx, { order_id, request_id, paise: credit_paise })
  return { refunds, moved_paise: sumOf(refunds.filter(({ payment_id }) => !own.has(payment_id))), credit_paise }
}

import { CHECKOUT_MODULE, type PieceCancelling } from "@haat/checkout/contract"
import { HttpError } from "@haat/http/http-error"
import type { OrderTransaction } from "@haat/http/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { RAZORPAY, type RefundOrder, type RefundPart } from "../../contract"
import { PAYMENT_ERRORS } from "../../errors"
import { LEDGER } from "../../modules/razorpay"
import type { RefundRow } from "../../modules/razorpay/refund-row"
import type { RazorpayService } from "../../modules/razorpay/service"
import { findRefundablePayment } from "../../queries/refundable"
import { recordRefunds } from "./record-refunds"

/** The least that the provider refunds, in paise. */
const MIN_ONLINE_PAISE = 100

type LessToPay = {
  order_id: string
  less_paise: number
  parts: RefundPart[]
  request: RefundOrder
  requested_by: string | null
}

/**
 * Refunds what a paid order costs less as pieces of it were cancelled: the way it was paid as far as that goes, and the rest as store
 * credit, of which so much less is spent on the order. What was refunded before without a piece counts as part of it.
 * @returns the refund that is not store credit, and how much became store credit
 */
export async function refundCancelledPieces(
  container: MedusaContainer,
  transaction: OrderTransaction,
  { order_id, less_paise, parts, request, requested_by }: LessToPay,
): Promise<{ refund: RefundRow | null; credit_paise: number }> {
  const { trx } = transaction
  const payment = await findRefundablePayment(trx, order_id)
  if (!payment) return { refund: null, credit_paise: 0 }
  const { payment_id, provider_id, source_left_paise } = payment
  const isOnline = provider_id === RAZORPAY
  const source = isOnline ? onlinePart(less_paise, source_left_paise) : Math.min(less_paise, source_left_paise)
  const credit_paise = Math.min(less_paise - source, payment.left_paise - source_left_paise)
  if (credit_paise > 0)
    await container
      .resolve<PieceCancelling>(CHECKOUT_MODULE)
      .returnCreditOfPieces(trx, { order_id, request_id: request.request_id, paise: credit_paise })
  if (!source) return { refund: null, credit_paise: Math.max(0, credit_paise) }

  if (!isOnline && !request.reference) throw new HttpError(PAYMENT_ERRORS.refund_needs_reference)
  const refund = await container.resolve<RazorpayService>(LEDGER).writeRefund(trx, {
    ...{ order_id, payment_id, amount: source, reason: request.reason, parts, return_id: null },
    ...{ request, request_id: request.request_id, requested_by },
    ...(isOnline
      ? { method: "online" as const, reference: null, state: "pending" as const }
      : { method: "transfer" as const, reference: request.reference ?? null, state: "processed" as const }),
  })
  if (!isOnline) await recordRefunds(transaction, payment_id, [refund])
  return { refund, credit_paise: Math.max(0, credit_paise) }
}

/** The provider refunds ₹1 at least, and leaves none or ₹1 at least. */
function onlinePart(wanted: number, left: number): number {
  const part = Math.min(wanted, left)
  const rest = left - part
  const possible = rest > 0 && rest < MIN_ONLINE_PAISE ? left - MIN_ONLINE_PAISE : part
  return possible < MIN_ONLINE_PAISE ? 0 : possible
}

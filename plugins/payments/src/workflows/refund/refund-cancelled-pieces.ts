import type { CancellationPlan } from "@haat/checkout/contract"
import { returnCreditOfPieces } from "@haat/checkout/queries/store-credit"
import { HttpError } from "@haat/sdk/server/http-error"
import type { OrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { RefundOrder, RefundPart } from "../../contract"
import { PAYMENT_ERRORS } from "../../errors"
import type { RefundRow } from "../../modules/razorpay/refund-row"
import { planPiecesRefund } from "./plan-pieces-refund"
import { writeShares } from "./write-shares"

type CancelledInput = Pick<CancellationPlan, "back_paise" | "follows_money" | "delivery_paise"> & {
  order_id: string
  parts: RefundPart[]
  request: RefundOrder
  requested_by: string | null
}

/**
 * Refunds of pieces; `moved_paise` went to payments of replaced orders, `credit_paise` became store credit.
 */
type PiecesRefunds = { refunds: RefundRow[]; moved_paise: number; credit_paise: number }

/**
 * Refunds the amount by which cancelled pieces reduce an order's price, as planned by `planPiecesRefund`.
 * @throws HttpError 409 while a dispute holds the money, 400 for cash without the reference of its transfer
 */
export async function refundCancelledPieces(
  container: MedusaContainer,
  transaction: OrderTransaction,
  { request, requested_by, ...cancelled }: CancelledInput,
): Promise<PiecesRefunds> {
  const { trx } = transaction
  const { order_id } = cancelled
  const { reason, request_id, reference } = request
  const { shares, own, credit_paise } = await planPiecesRefund(trx, { ...cancelled, hasReference: !!reference })
  if (!reference && shares.some(({ method }) => method === "transfer"))
    throw new HttpError(PAYMENT_ERRORS.refund_needs_reference)
  const requested = { order_id, reason, requested_by, request, request_id, return_id: null }
  const refunds = await writeShares(container, transaction, requested, shares)
  if (credit_paise) await returnCreditOfPieces(trx, { order_id, request_id, paise: credit_paise })
  const moved = refunds.filter(({ payment_id }) => !own.has(payment_id))
  return { refunds, moved_paise: moved.reduce((sum, { amount }) => sum + amount, 0), credit_paise }
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { RefundOrder } from "../contract"
import { LEDGER } from "../modules/razorpay"
import type { RefundRow } from "../modules/razorpay/refund-row"
import type { RazorpayService } from "../modules/razorpay/service"
import { findRefundablePayment, isCancellable } from "../queries/refundable"
import { type Cancelled, cancelPieces } from "./cancel-pieces"
import { mergeLines } from "./refund/plan-refund"
import { refundOrder } from "./refund-order"

type Input = { order_id: string; requested_by: string; request: RefundOrder }

/**
 * `refunds` has a row for each payment; it is empty when pieces or the whole order were cancelled and only store credit
 * was returned.
 */
export type RefundOrCancelOutcome = { refunds: RefundRow[]; made: boolean; cancelled: Cancelled | null }

/**
 * Refunds a part of an order. Pieces that are not sent yet are cancelled instead, unless `send_anyway` is set:
 * otherwise refunded pieces would still be shipped, invoiced and returnable.
 */
export async function refundOrCancel(container: MedusaContainer, input: Input): Promise<RefundOrCancelOutcome> {
  const { order_id, requested_by, request } = input
  const lines = mergeLines(request.lines ?? [])
  if (!(await shouldCancelPieces(container, input)))
    return { ...(await refundOrder(container, { order_id, requested_by, request })), cancelled: null }
  const cancelled = await cancelPieces(container, { order_id, requested_by, lines, refund: request, isRefund: true })
  return { refunds: cancelled.refunds, made: cancelled.whole || cancelled.made, cancelled }
}

async function shouldCancelPieces(container: MedusaContainer, { order_id, request }: Input): Promise<boolean> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (!(await isRefundCancelling(db, { order_id, ...request }))) return false
  // A repeated request returns the outcome of the first.
  return !(await container.resolve<RazorpayService>(LEDGER).listRequestedRefunds(request.request_id)).length
}

type PiecesRefundRequest = Pick<RefundOrder, "lines" | "send_anyway" | "as_credit"> & { order_id: string }

/** True when a refund cancels its pieces: true for a paid order that is not sent yet. */
export async function isRefundCancelling(db: Knex, { order_id, lines, send_anyway, as_credit }: PiecesRefundRequest) {
  if (!lines?.length || send_anyway || as_credit) return false
  return !!(await findRefundablePayment(db, order_id)) && (await isCancellable(db, order_id))
}

import type { OrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { LEDGER } from "../../modules/razorpay"
import { shareRequestId } from "../../modules/razorpay/queries/refunds"
import type { NewRefund, RefundRow } from "../../modules/razorpay/refund-row"
import type { RazorpayService } from "../../modules/razorpay/service"
import { recordRefundsInMedusa, runProcessedHook } from "./record-refunds-in-medusa"
import type { RefundShare } from "./share-refund"

type Requested = Pick<NewRefund, "order_id" | "reason" | "requested_by" | "request" | "request_id" | "return_id">

/**
 * Inserts a row for each share of a refund in the order's transaction; `settleRefunds` requests the online ones from
 * the provider.
 */
export async function writeShares(
  container: MedusaContainer,
  transaction: OrderTransaction,
  { request_id, ...requested }: Requested,
  shares: RefundShare[],
): Promise<RefundRow[]> {
  const { trx } = transaction
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const refunds: RefundRow[] = []
  for (const [nth, share] of shares.entries()) {
    const refund = await ledger.writeRefund(trx, {
      ...requested,
      ...share,
      request_id: shareRequestId(request_id, nth),
      reference: share.method === "transfer" ? (requested.request.reference ?? null) : null,
      state: share.method === "online" ? "pending" : "processed",
    })
    if (refund.method === "transfer") await recordRefundsInMedusa(transaction, refund.payment_id, [refund])
    await runProcessedHook(container, trx, refund)
    refunds.push(refund)
  }
  return refunds
}

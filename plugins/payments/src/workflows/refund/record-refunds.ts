import { toRupees } from "@haat/sdk/money"
import { runHook } from "@haat/sdk/server/hooks"
import type { OrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { touchOrder } from "@haat/sdk/server/queries/touch-order"
import type { MedusaContainer } from "@medusajs/framework/types"
import { PROCESS_REFUND_HOOK } from "../../hooks"
import type { RefundRow } from "../../modules/razorpay/refund-row"
import { isOwnPayment, listCaptures, updateRefundedTotal, writeRefund } from "../../queries/payment-record"

/** A refund to record in Medusa's tables. `amount` is in paise; `order_id` is set for rows of `payment_refund`. */
export type RefundRecord = {
  id: string
  amount: number
  reason: string
  requested_by?: string | null
  order_id?: string
}

/** Converts the id of a `payment_refund` row ("refd_…") to the id of its refund in Medusa ("ref_…"). */
export const toMedusaRefundId = (id: string) => id.replace(/^refd_/, "ref_")

/**
 * Records refunds that the provider has made already: in Medusa's refunds of the payment, and as transactions of the
 * order. Idempotent by refund id. When the payment belongs to an earlier order that this order replaces, the refund's
 * metadata names this order, and no transactions are added.
 */
export async function recordRefunds(
  { order, orders, trx, context, flush }: OrderTransaction,
  payment_id: string,
  refunds: RefundRecord[],
): Promise<void> {
  const added: RefundRecord[] = []
  const replacement_order_id = (await isOwnPayment(trx, payment_id, order.id)) ? null : order.id
  for (const { id, amount, reason: note, requested_by = null } of refunds) {
    const refund = {
      id: toMedusaRefundId(id),
      payment_id,
      amount: toRupees(amount),
      note,
      created_by: requested_by,
      replacement_order_id,
    }
    if (await writeRefund(trx, refund)) added.push({ id: refund.id, amount, reason: note })
  }
  await updateRefundedTotal(trx, payment_id)
  if (replacement_order_id) await touchOrder(trx, replacement_order_id)
  if (!added.length || replacement_order_id) return

  const common = { order_id: order.id, currency_code: "inr" }
  const known = await orders.listOrderTransactions({ order_id: order.id }, { select: ["id", "reference"] }, context)
  // A prepaid order has no capture transaction until its first refund.
  const captures = known.some(({ reference }) => reference === "capture") ? [] : await listCaptures(trx, payment_id)
  const transactions = [
    ...captures.map(({ id, amount }) => ({ ...common, amount, reference: "capture", reference_id: id })),
    ...added.map(({ id, amount }) => ({
      ...common,
      amount: -toRupees(amount),
      reference: "refund",
      reference_id: id,
    })),
  ]
  for (const transaction of transactions) {
    await orders.addOrderTransactions(transaction, context)
    await flush()
  }
}

/**
 * Runs PROCESS_REFUND_HOOK when a refund is processed, in the transaction that records it and with its order locked.
 * Does nothing for a pending or failed refund.
 */
export async function runProcessedHook(
  container: MedusaContainer,
  trx: OrderTransaction["trx"],
  { id: refund_id, order_id, state }: Pick<RefundRow, "id" | "order_id" | "state">,
): Promise<void> {
  if (state === "processed") await runHook(container, PROCESS_REFUND_HOOK, { trx, order_id, refund_id })
}

import { toRupees } from "@haat/sdk/money"
import { runHook } from "@haat/sdk/server/hooks"
import type { OrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { touchOrder } from "@haat/sdk/server/queries/touch-order"
import type { MedusaContainer } from "@medusajs/framework/types"
import { PROCESS_REFUND_HOOK } from "../../hooks"
import type { RefundRow } from "../../modules/razorpay/refund-row"
import { isOwnPayment, listCaptures, updateRefundedTotal, writeRefund } from "../../queries/payment-record"

/** A refund to record in Medusa's tables; amount in paise. `order_id` is set for refunds of `payment_refund`. */
export type RefundRecord = {
  id: string
  amount: number
  reason: string
  requested_by?: string | null
  order_id?: string
}

/** Converts an id of `payment_refund` to the id of Medusa's refund. */
export const toMedusaRefundId = (id: string) => id.replace(/^refd_/, "ref_")

/**
 * Records refunds in Medusa's tables of the payment and as transactions of the order. Idempotent by refund id. Requests
 * nothing from the provider: the money has gone back already. When the payment belongs to an order that this one
 * replaces, the refund's metadata names this order, and the transactions of neither order change.
 */
export async function recordRefunds(
  { order, orders, trx, context, flush }: OrderTransaction,
  payment_id: string,
  refunds: RefundRecord[],
): Promise<void> {
  const written: RefundRecord[] = []
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
    if (await writeRefund(trx, refund)) written.push({ id: refund.id, amount, reason: note })
  }
  await updateRefundedTotal(trx, payment_id)
  if (replacement_order_id) await touchOrder(trx, replacement_order_id)
  if (!written.length || replacement_order_id) return

  const common = { order_id: order.id, currency_code: "inr" }
  const known = await orders.listOrderTransactions({ order_id: order.id }, { select: ["id", "reference"] }, context)
  // A prepaid order has no capture transaction until its first refund.
  const captures = known.some(({ reference }) => reference === "capture") ? [] : await listCaptures(trx, payment_id)
  const transactions = [
    ...captures.map(({ id, amount }) => ({ ...common, amount, reference: "capture", reference_id: id })),
    ...written.map(({ id, amount }) => ({
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
 * Runs the hook of a processed refund in the transaction that records it, with its order locked. Does nothing for a
 * pending or failed one.
 */
export async function runProcessedHook(
  container: MedusaContainer,
  trx: OrderTransaction["trx"],
  { id: refund_id, order_id, state }: Pick<RefundRow, "id" | "order_id" | "state">,
): Promise<void> {
  if (state === "processed") await runHook(container, PROCESS_REFUND_HOOK, { trx, order_id, refund_id })
}

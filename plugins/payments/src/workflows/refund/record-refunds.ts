import { toRupees } from "@haat/sdk/money"
import { runHook } from "@haat/sdk/server/hooks"
import type { OrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { touchOrder } from "@haat/sdk/server/queries/touch-order"
import type { MedusaContainer } from "@medusajs/framework/types"
import { PROCESS_REFUND_HOOK } from "../../hooks"
import type { RefundRow } from "../../modules/razorpay/refund-row"
import { isOwnPayment, listCaptures, updateRefundedTotal, writeRefund } from "../../queries/payment-record"

/** A refund to record in Medusa's tables; amount in paise. `order_id` where one of our rows has requested it. */
export type RefundRecord = {
  id: string
  amount: number
  reason: string
  requested_by?: string | null
  order_id?: string
}

/** Id of Medusa's refund for a row of ours. */
export const toMedusaRefundId = (id: string) => id.replace(/^refd_/, "ref_")

/**
 * Writes refunds of an order into Medusa's record of a payment and into its order's sums, each once, however often it
 * is called. Nothing is requested of the provider: the money has gone back already. Where the payment is of an order
 * that this one replaces, Medusa's refund names the order that it is of, and no sums of either order change.
 */
export async function recordRefunds(
  { order, orders, trx, context, flush }: OrderTransaction,
  payment_id: string,
  refunds: RefundRecord[],
): Promise<void> {
  const written: RefundRecord[] = []
  const of_order = (await isOwnPayment(trx, payment_id, order.id)) ? null : order.id
  for (const { id, amount, reason: note, requested_by = null } of refunds) {
    const refund = {
      id: toMedusaRefundId(id),
      payment_id,
      missing: toRupees(amount),
      note,
      created_by: requested_by,
      of_order,
    }
    if (await writeRefund(trx, refund)) written.push({ id: refund.id, amount, reason: note })
  }
  await updateRefundedTotal(trx, payment_id)
  if (of_order) await touchOrder(trx, of_order)
  if (!written.length || of_order) return

  const of = { order_id: order.id, currency_code: "inr" }
  const known = await orders.listOrderTransactions({ order_id: order.id }, { select: ["id", "reference"] }, context)
  // An order that was paid beforehand has no transaction of its capture until some of it goes back.
  const captures = known.some(({ reference }) => reference === "capture") ? [] : await listCaptures(trx, payment_id)
  const transactions = [
    ...captures.map(({ id, amount }) => ({ ...of, amount, reference: "capture", reference_id: id })),
    ...written.map(({ id, amount }) => ({ ...of, amount: -toRupees(amount), reference: "refund", reference_id: id })),
  ]
  for (const transaction of transactions) {
    await orders.addOrderTransactions(transaction, context)
    await flush()
  }
}

/**
 * Runs the hook of a refund in the transaction in which it is processed, with its order locked; not for one that is
 * pending or has failed.
 */
export async function runProcessedHook(
  container: MedusaContainer,
  trx: OrderTransaction["trx"],
  { id: refund_id, order_id, state }: Pick<RefundRow, "id" | "order_id" | "state">,
): Promise<void> {
  if (state === "processed") await runHook(container, PROCESS_REFUND_HOOK, { trx, order_id, refund_id })
}

import { toRupees } from "@haat/sdk/money"
import { runHook } from "@haat/sdk/server/hooks"
import type { OrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { touchOrder } from "@haat/sdk/server/queries/touch-order"
import type { MedusaContainer } from "@medusajs/framework/types"
import { PROCESS_REFUND_HOOK } from "../../hooks"
import type { RefundRow } from "../../modules/razorpay/refund-row"
import { isOwnPayment, listCaptures, updateRefundedTotal, writeRefund } from "../../queries/payment-record"

/** A refund to record in Medusa's tables. */
export type RefundRecord = {
  id: string
  /** in paise */
  amount: number
  reason: string
  requested_by?: string | null
}

/** Converts the id of a `payment_refund` row ("refd_…") to the id of its refund in Medusa ("ref_…"). */
export const toMedusaRefundId = (id: string) => id.replace(/^refd_/, "ref_")

/**
 * Records refunds that the provider has made already: in Medusa's refunds of the payment, and in the order's list of
 * money received and returned (`order_transaction`). Idempotent by refund id.
 *
 * An exchange makes a replacement order, which may refund a payment of the original order. Then the metadata of the
 * refund names the replacement order, and its list stays as it is.
 */
export async function recordRefundsInMedusa(
  { order, orders, trx, context, flush }: OrderTransaction,
  payment_id: string,
  refunds: RefundRecord[],
): Promise<void> {
  const added: RefundRecord[] = []
  const isPaymentOfThisOrder = await isOwnPayment(trx, payment_id, order.id)
  const replacement_order_id = isPaymentOfThisOrder ? null : order.id
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
  if (!isPaymentOfThisOrder) return touchOrder(trx, order.id)
  if (!added.length) return

  const common = { order_id: order.id, currency_code: "inr" }
  const known = await orders.listOrderTransactions({ order_id: order.id }, { select: ["id", "reference"] }, context)
  // A prepaid order has no capture transaction until its first refund.
  const captures = known.some(({ reference }) => reference === "capture") ? [] : await listCaptures(trx, payment_id)
  // in rupees, as Medusa stores captures: what was received is positive, what was returned is negative
  const received = captures.map(({ id, amount }) => ({ reference: "capture", reference_id: id, amount }))
  const returned = added.map(({ id, amount }) => ({ reference: "refund", reference_id: id, amount: -toRupees(amount) }))
  for (const transaction of [...received, ...returned]) {
    await orders.addOrderTransactions({ ...common, ...transaction }, context)
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

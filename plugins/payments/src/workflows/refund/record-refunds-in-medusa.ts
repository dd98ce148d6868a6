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
  /** id of the `payment_refund` row, or of the refund in Medusa when there is no such row */
  id: string
  /** in paise */
  amount: number
  reason: string
  requested_by?: string | null
}

/** A row to add to `order_transaction`. */
type NewTransaction = {
  reference: "capture" | "refund"
  /** id of the capture or of the refund in Medusa */
  reference_id: string
  /** in rupees, as Medusa stores it: positive for money received, negative for money returned */
  amount: number
}

/** Returns the id in Medusa ("ref_…") of the refund of a `payment_refund` row ("refd_…"); any other id unchanged. */
export const medusaIdFromRefundRowId = (id: string) => id.replace(/^refd_/, "ref_")

/**
 * Records refunds whose money has gone back already, by the provider or by a transfer of staff: among Medusa's refunds
 * of the payment, and in the order's list of money received and returned (`order_transaction`). A refund that is
 * recorded already is skipped.
 *
 * An exchange makes a replacement order, which may refund a payment of the original order. Such a refund names the
 * replacement order in its metadata, by which `order_state` counts it there. Neither order lists it: the replacement
 * order has not received this payment, and for the original order the refund does not count.
 */
export async function recordRefundsInMedusa(
  { order, orders, trx, context, flush }: OrderTransaction,
  payment_id: string,
  refunds: RefundRecord[],
): Promise<void> {
  const isPaymentOfThisOrder = await isOwnPayment(trx, payment_id, order.id)
  const replacement_order_id = isPaymentOfThisOrder ? null : order.id
  const returned: NewTransaction[] = []
  for (const { id, amount, reason, requested_by = null } of refunds) {
    const refund_id = medusaIdFromRefundRowId(id)
    const rupees = toRupees(amount)
    const isNew = await writeRefund(trx, {
      id: refund_id,
      payment_id,
      amount: rupees,
      note: reason,
      created_by: requested_by,
      replacement_order_id,
    })
    if (isNew) returned.push({ reference: "refund", reference_id: refund_id, amount: -rupees })
  }
  await updateRefundedTotal(trx, payment_id)
  if (!isPaymentOfThisOrder) {
    // The triggers of `order_fact` follow the payment to the original order, but the refund counts for this one.
    await touchOrder(trx, order.id)
    return
  }
  if (!returned.length) return

  const known = await orders.listOrderTransactions({ order_id: order.id }, { select: ["id", "reference"] }, context)
  const hasCapture = known.some(({ reference }) => reference === "capture")
  // Placing a prepaid order writes no transaction for its captures. The first refund adds them, because the list must
  // add up to the money that the shop still has.
  const received = hasCapture ? [] : await captureTransactions(trx, payment_id)
  for (const transaction of [...received, ...returned]) {
    await orders.addOrderTransactions({ order_id: order.id, currency_code: "inr", ...transaction }, context)
    // Successive calls of the Order module need a flush between them, see `OrderTransaction`.
    await flush()
  }
}

async function captureTransactions(trx: OrderTransaction["trx"], payment_id: string): Promise<NewTransaction[]> {
  const captures = await listCaptures(trx, payment_id)
  return captures.map(({ id, amount }) => ({ reference: "capture", reference_id: id, amount }))
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

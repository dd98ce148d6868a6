import { toRupees } from "@haat/sdk/money"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { exactPaise } from "medusa-payment-razorpay"
import { LEDGER } from "../../modules/razorpay"
import type { LedgerEntry } from "../../modules/razorpay/entry"
import type { RazorpayService } from "../../modules/razorpay/service"
import { listRecordedRefundIds, type PaymentRecord, readPaymentRecord } from "../../queries/payment-record"
import { medusaIdFromRefundRowId, type RefundRecord, recordRefundsInMedusa } from "../refund/record-refunds-in-medusa"

/**
 * Adds missing refunds to Medusa's records and updates outdated sums of the payment collection: after a crash between a
 * refund and its record, or after a refund made in the provider's dashboard.
 */
export async function reconcileMedusaPayment(container: MedusaContainer, entry: LedgerEntry) {
  if (entry.state !== "ordered" && entry.state !== "refunded") return
  let record = await readPaymentRecord(container, entry.payment_session_id)
  if (!record) return
  const refunds = await missingRefunds(container, entry, record)
  if (refunds.length && entry.order_id) {
    const { id } = record
    for (const [order_id, own] of refundsByOrder(refunds, entry.order_id))
      await inOrderTransaction(container, order_id, (transaction) => recordRefundsInMedusa(transaction, id, own))
    record = (await readPaymentRecord(container, entry.payment_session_id)) ?? record
  }
  if (record.collection_captured === record.captured && record.collection_refunded === record.refunded) return
  const whole = record.captured >= toRupees(entry.amount)
  const sums = {
    authorized_amount: record.captured,
    captured_amount: record.captured,
    refunded_amount: record.refunded,
  }
  await container.resolve(Modules.PAYMENT).updatePaymentCollections(entry.payment_collection_id, {
    ...sums,
    ...(whole && { status: "completed", completed_at: new Date() }),
  })
}

/** A refund that Medusa lacks. `order_id` is missing when it was made in the provider's dashboard. */
type MissingRefund = RefundRecord & { order_id?: string }

/** Groups refunds by order; a refund made in the provider's dashboard belongs to the payment's own order. */
function refundsByOrder(refunds: MissingRefund[], own_order_id: string): Map<string, MissingRefund[]> {
  const byOrder = new Map<string, MissingRefund[]>()
  for (const refund of refunds) {
    const { order_id = own_order_id } = refund
    byOrder.set(order_id, [...(byOrder.get(order_id) ?? []), refund])
  }
  return byOrder
}

/** Returns processed refunds that Medusa lacks: those with a `payment_refund` row, and one for any further sum. */
async function missingRefunds(container: MedusaContainer, entry: LedgerEntry, record: PaymentRecord) {
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const all = await ledger.listRefunds(entry)
  const rows = all.filter(({ method }) => method === "online")
  const awaited = rows.reduce(
    (sum, row) => sum + (row.state === "pending" && row.provider_refund_id ? row.amount : 0),
    0,
  )
  const given =
    entry.state === "refunded"
      ? Math.max(entry.refunded_amount, exactPaise(record.captured) - (await ledger.sumRefundedAsCredit(entry)))
      : entry.refunded_amount - awaited
  let missing = given - exactPaise(record.refunded)
  if (missing <= 0) return []
  const processed = rows.filter(({ state }) => state === "processed")
  const recorded = await listRecordedRefundIds(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    processed.map(({ id }) => medusaIdFromRefundRowId(id)),
  )
  const refunds: MissingRefund[] = []
  for (const row of processed) {
    if (recorded.includes(medusaIdFromRefundRowId(row.id)) || row.amount > missing) continue
    refunds.push(row)
    missing -= row.amount
  }
  const reason = entry.reason ?? "Refunded at the payment provider"
  if (missing > 0) refunds.push({ id: `ref_${entry.razorpay_payment_id}_${given}`, amount: missing, reason })
  return refunds
}

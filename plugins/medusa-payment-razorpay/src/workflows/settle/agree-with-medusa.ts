import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { LedgerEntry } from "../../modules/razorpay/entry"
import { toRupees } from "../../paise"
import { readPaymentRecord, writeRefund } from "../../queries/payment-record"

/**
 * Makes Medusa's record say what has happened, where a process died between the money and the record, or where somebody
 * refunded at the provider: a refund that is not written down, a collection whose sums are of before.
 */
export async function agreeWithMedusa(container: MedusaContainer, entry: LedgerEntry) {
  if (entry.state !== "ordered" && entry.state !== "refunded") return
  let record = await readPaymentRecord(container, entry.payment_session_id)
  if (!record) return
  const given = entry.state === "refunded" ? record.captured : toRupees(entry.refunded_amount)
  const missing = Math.round((given - record.refunded) * 100) / 100
  if (missing > 0) {
    const id = `ref_${entry.razorpay_payment_id}_${Math.round(given * 100)}`
    const note = entry.reason ?? "Refunded at the payment provider"
    await writeRefund(container, { id, payment_id: record.id, missing, note })
    record = (await readPaymentRecord(container, entry.payment_session_id)) ?? record
  }
  if (record.told_captured === record.captured && record.told_refunded === record.refunded) return
  const whole = record.captured >= toRupees(entry.amount)
  await container.resolve(Modules.PAYMENT).updatePaymentCollections(entry.payment_collection_id, {
    ...{ authorized_amount: record.captured, captured_amount: record.captured, refunded_amount: record.refunded },
    ...(whole && { status: "completed", completed_at: new Date() }),
  })
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { LedgerEntry } from "../../modules/razorpay/entry"
import { toRupees } from "../../paise"

type Record = { id: string; captured: number; refunded: number; told_captured: number; told_refunded: number }

/** Medusa's record of the payment: what it is made of, and what its collection says in sum. In rupees. */
const RECORD = `
  select p.id,
    (select coalesce(sum(c.amount), 0) from capture c where c.payment_id = p.id and c.deleted_at is null)::float8 as captured,
    (select coalesce(sum(r.amount), 0) from refund r where r.payment_id = p.id and r.deleted_at is null)::float8 as refunded,
    coalesce(pc.captured_amount, 0)::float8 as told_captured, coalesce(pc.refunded_amount, 0)::float8 as told_refunded
  from payment p join payment_collection pc on pc.id = p.payment_collection_id
  where p.payment_session_id = :payment_session_id and p.deleted_at is null`

/** Once for each sum the provider has come to. Nothing is asked of the provider: the money has gone back already. */
const WRITE_REFUND = `
  insert into refund (id, payment_id, amount, raw_amount, note)
  values (:id, :payment_id, :missing, jsonb_build_object('value', :missing::text, 'precision', 20), :note)
  on conflict (id) do nothing`

/**
 * Makes Medusa's record say what has happened, where a process died between the money and the record, or where somebody
 * gave money back at the provider: a refund that is not written down, a collection whose sums are of before.
 */
export async function agreeWithMedusa(container: MedusaContainer, entry: LedgerEntry) {
  if (entry.state !== "ordered" && entry.state !== "refunded") return
  let record = await readRecord(container, entry)
  if (!record) return
  const given = entry.state === "refunded" ? record.captured : toRupees(entry.refunded_amount)
  const missing = Math.round((given - record.refunded) * 100) / 100
  if (missing > 0) {
    const id = `ref_${entry.razorpay_payment_id}_${Math.round(given * 100)}`
    const note = entry.reason ?? "Given back at the payment provider"
    await container
      .resolve(ContainerRegistrationKeys.PG_CONNECTION)
      .raw(WRITE_REFUND, { id, payment_id: record.id, missing, note })
    record = (await readRecord(container, entry)) ?? record
  }
  if (record.told_captured === record.captured && record.told_refunded === record.refunded) return
  const whole = record.captured >= toRupees(entry.amount)
  await container.resolve(Modules.PAYMENT).updatePaymentCollections(entry.payment_collection_id, {
    ...{ authorized_amount: record.captured, captured_amount: record.captured, refunded_amount: record.refunded },
    ...(whole && { status: "completed", completed_at: new Date() }),
  })
}

async function readRecord(
  container: MedusaContainer,
  { payment_session_id }: LedgerEntry,
): Promise<Record | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (await database.raw<{ rows: Record[] }>(RECORD, { payment_session_id })).rows[0]
}

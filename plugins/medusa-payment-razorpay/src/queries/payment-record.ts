import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Medusa's record of a payment: what it is made of, and what its collection says in sum. In rupees. */
export type PaymentRecord = {
  id: string
  captured: number
  refunded: number
  told_captured: number
  told_refunded: number
}

/** What Medusa has written down of the payment of a session; undefined when it has none. */
export async function readPaymentRecord(
  container: MedusaContainer,
  payment_session_id: string,
): Promise<PaymentRecord | undefined> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw<{ rows: PaymentRecord[] }>(
    `select p.id,
       (select coalesce(sum(c.amount), 0) from capture c where c.payment_id = p.id and c.deleted_at is null)::float8 as captured,
       (select coalesce(sum(r.amount), 0) from refund r where r.payment_id = p.id and r.deleted_at is null)::float8 as refunded,
       coalesce(pc.captured_amount, 0)::float8 as told_captured, coalesce(pc.refunded_amount, 0)::float8 as told_refunded
     from payment p join payment_collection pc on pc.id = p.payment_collection_id
     where p.payment_session_id = :payment_session_id and p.deleted_at is null`,
    { payment_session_id },
  )
  return rows[0]
}

/**
 * Writes a refund of so many rupees down, once by its `id`, which is of the sum the provider has come to. Nothing is requested
 * of the provider: the money has gone back already.
 */
export const writeRefund = (
  container: MedusaContainer,
  refund: { id: string; payment_id: string; missing: number; note: string },
) =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `insert into refund (id, payment_id, amount, raw_amount, note)
     values (:id, :payment_id, :missing, jsonb_build_object('value', :missing::text, 'precision', 20), :note)
     on conflict (id) do nothing`,
    refund,
  )

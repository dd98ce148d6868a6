import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Medusa's record of a payment: sums of its captures and refunds, and the sums its collection stores. In rupees. */
export type PaymentRecord = {
  id: string
  captured: number
  refunded: number
  collection_captured: number
  collection_refunded: number
}

/** Returns Medusa's records of a session's payment; undefined when there are none. */
export async function readPaymentRecord(
  container: MedusaContainer,
  payment_session_id: string,
): Promise<PaymentRecord | undefined> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw<{ rows: PaymentRecord[] }>(
    `select p.id,
       (select coalesce(sum(c.amount), 0) from capture c where c.payment_id = p.id and c.deleted_at is null)::float8 as captured,
       (select coalesce(sum(r.amount), 0) from refund r where r.payment_id = p.id and r.deleted_at is null)::float8 as refunded,
       coalesce(pc.captured_amount, 0)::float8 as collection_captured,
       coalesce(pc.refunded_amount, 0)::float8 as collection_refunded
     from payment p join payment_collection pc on pc.id = p.payment_collection_id
     where p.payment_session_id = :payment_session_id and p.deleted_at is null`,
    { payment_session_id },
  )
  return rows[0]
}

/** True when a payment was made for this order, and not for one that it replaces. */
export async function isOwnPayment(trx: Knex, payment_id: string, order_id: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `select 1 from payment p join order_payment_collection l
       on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
     where p.id = :payment_id and l.order_id = :order_id`,
    { payment_id, order_id },
  )
  return rows.length > 0
}

type NewRefund = {
  id: string
  payment_id: string
  amount: number
  note: string
  created_by: string | null
  /** the refunded order when the payment belongs to one that it replaces */
  replacement_order_id: string | null
}

/**
 * Inserts a Medusa refund of `amount` rupees, once by its `id`. Requests nothing from the provider: the money has gone
 * back already. @returns false when it exists already
 */
export async function writeRefund(trx: Knex, refund: NewRefund): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `insert into refund (id, payment_id, amount, raw_amount, note, created_by, metadata)
     values (:id, :payment_id, :amount, jsonb_build_object('value', :amount::text, 'precision', 20), :note,
       :created_by,
       case when :replacement_order_id::text is not null
         then jsonb_build_object('order_id', :replacement_order_id::text) end)
     on conflict (id) do nothing returning id`,
    refund,
  )
  return rows.length > 0
}

/** Updates the refunded amount of a payment's collection to the sum of its refunds. */
export const updateRefundedTotal = (trx: Knex, payment_id: string) =>
  trx.raw(
    `update payment_collection c set updated_at = now(), refunded_amount = refunded.rupees,
       raw_refunded_amount = jsonb_build_object('value', refunded.rupees::text, 'precision', 20)
     from payment p, (
       select coalesce(sum(amount), 0) as rupees from refund
         where payment_id = :payment_id and deleted_at is null) refunded
     where p.id = :payment_id and c.id = p.payment_collection_id
       and c.refunded_amount is distinct from refunded.rupees`,
    { payment_id },
  )

/** Captures of a payment, in rupees. */
export async function listCaptures(trx: Knex, payment_id: string): Promise<{ id: string; amount: number }[]> {
  const { rows } = await trx.raw<{ rows: { id: string; amount: number }[] }>(
    "select id, amount::float8 from capture where payment_id = ? and deleted_at is null order by created_at",
    [payment_id],
  )
  return rows
}

/** Returns the ids among these that Medusa has recorded as refunds. */
export async function listRecordedRefundIds(trx: Knex, ids: string[]): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>("select id from refund where id = any(?)", [ids])
  return rows.map(({ id }) => id)
}

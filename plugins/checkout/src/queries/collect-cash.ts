import type { Knex } from "@medusajs/framework/mikro-orm/knex"

type CodPayment = {
  cancelled: boolean
  delivered: boolean
  payment_id: string | null
  /** rupees */
  amount: number
  open: boolean
}

/** Reads the newest cash payment of an order; `payment_id` is null when the order is paid online. */
export async function readCodPayment(trx: Knex, order_id: string): Promise<CodPayment> {
  const { rows } = await trx.raw<{ rows: CodPayment[] }>(
    `select state.cancelled, coalesce(state.delivered, false) as delivered, cash.id as payment_id, cash.amount::float8,
       cash.captured_at is null as open
     from order_state state
     left join lateral (
       select p.id, p.amount, p.captured_at from order_payment_collection l
       join payment p on p.payment_collection_id = l.payment_collection_id
         and p.deleted_at is null and p.canceled_at is null
       where l.order_id = state.order_id and l.deleted_at is null and p.provider_id = 'pp_system_default'
       order by p.created_at desc limit 1) cash on true
     where state.order_id = ?`,
    [order_id],
  )
  return rows[0]
}

/** Inserts the capture of a payment, and updates the payment and its collection. */
export const capturePayment = (trx: Knex, ids: { payment_id: string; capture_id: string }) =>
  trx.raw(
    `with paid as (
       update payment set captured_at = now(), updated_at = now() where id = :payment_id returning *
     ), capture as (
       insert into capture (id, payment_id, amount, raw_amount)
       select :capture_id, id, amount, raw_amount from paid
     )
     update payment_collection c set status = 'completed', completed_at = now(), updated_at = now(),
       captured_amount = paid.amount, raw_captured_amount = paid.raw_amount
     from paid where c.id = paid.payment_collection_id`,
    ids,
  )

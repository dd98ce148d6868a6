import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Returns whether an order has a parcel. A booked parcel has taken its goods off the stock already. */
export async function hasParcel(trx: Knex, order_id: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>("select 1 from order_parcel where order_id = ? limit 1", [
    order_id,
  ])
  return rows.length > 0
}

/** Deletes the reservations of these order lines; a trigger updates the stock level. */
export const releaseReservations = (trx: Knex, line_ids: string[]) =>
  trx.raw(
    `update reservation_item
     set deleted_at = now(), updated_at = now()
     where line_item_id = any(?) and deleted_at is null`,
    [line_ids],
  )

/** Cancels the uncaptured payments of an order; the payment ledger refunds captured ones. */
export const cancelUncapturedPayments = (trx: Knex, order_id: string) =>
  trx.raw(
    `update payment p set canceled_at = now(), updated_at = now()
     from order_payment_collection l
     where l.order_id = ? and l.deleted_at is null and p.payment_collection_id = l.payment_collection_id
       and p.deleted_at is null and p.canceled_at is null
       and not exists (select 1 from capture c where c.payment_id = p.id and c.deleted_at is null)`,
    [order_id],
  )

import type { Transaction } from "@haat/sdk/server/database"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const CASH_LEFT = `
  select greatest(0, round((state.total - state.credit)::numeric * 100) - coalesce(sum((f.data ->> 'due_paise')::bigint), 0))::float8 as paise
  from order_state state
  left join order_parcel parcel on parcel.order_id = state.order_id and parcel.fulfillment_id <> :fulfillment_id
  left join fulfillment f on f.id = parcel.fulfillment_id
  where state.order_id = :order_id group by state.total, state.credit`

/**
 * SQL: cash of an order, in paise, that is not assigned to a parcel yet; returned parcels collect nothing.
 */
export async function readCashLeft(
  trx: Transaction,
  parcel: { order_id: string; fulfillment_id: string },
): Promise<number> {
  return (await trx.raw<{ paise: number }>(CASH_LEFT, parcel)).rows[0]?.paise ?? 0
}

/** A parcel whose `prepaid` differs from the order. One booked by an earlier version, or by hand, has no such mark. */
const PAID_OTHERWISE = `
  select 1 from fulfillment f join order_state state on state.order_id = :order_id
  where f.id = :fulfillment_id and (f.data ->> 'prepaid')::boolean <> state.captured`

/** Returns whether the booking's payment method (cash or prepaid) differs from the order's. */
export async function isPaidOtherwise(
  db: Knex,
  { order_id, fulfillment_id }: { order_id: string; fulfillment_id: string },
): Promise<boolean> {
  return (await db.raw<{ rows: unknown[] }>(PAID_OTHERWISE, { order_id, fulfillment_id })).rows.length > 0
}

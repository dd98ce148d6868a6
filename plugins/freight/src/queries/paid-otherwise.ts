import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** What was booked by an earlier version, or by hand, does not say. */
const PAID_OTHERWISE = `
  select 1 from fulfillment f join order_state state on state.order_id = :order_id
  where f.id = :fulfillment_id and (f.data ->> 'prepaid')::boolean <> state.captured`

/** Whether the carrier was told to take cash for a parcel whose order is paid by now, or the other way round. */
export async function isPaidOtherwise(
  db: Knex,
  { order_id, fulfillment_id }: { order_id: string; fulfillment_id: string },
): Promise<boolean> {
  return (await db.raw<{ rows: unknown[] }>(PAID_OTHERWISE, { order_id, fulfillment_id })).rows.length > 0
}

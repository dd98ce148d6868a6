import type { Transaction } from "@haat/sdk/server/database"

/** Returns the number of a shopper's parcels that came back undelivered or are on their way back. */
export async function countReturnedParcels(db: Transaction, customer_id: string): Promise<number> {
  const { rows } = await db.raw<{ count: number }>(
    `select count(*)::int as count from placed_order o
     join returned_parcel parcel on parcel.order_id = o.order_id where o.customer_id = :customer_id`,
    { customer_id },
  )
  return rows[0].count
}

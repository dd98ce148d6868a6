import type { Transaction } from "@haat/sdk/server/database"

/** Number of products kept in each warehouse, without empty warehouses. */
export async function countProducts(db: Transaction): Promise<Map<string, number>> {
  const { rows } = await db.raw<{ location_id: string; products: number }>(
    "select location_id, count(distinct product_id)::int as products from warehouse_goods group by location_id",
  )
  return new Map(rows.map(({ location_id, products }) => [location_id, products]))
}

export type WarehouseUse = { products: number; waiting: number; under_way: number }

/**
 * Reasons why a warehouse cannot be removed: products that are counted there, and parcels from there that have not
 * arrived. `waiting` are kinds of goods there that orders wait for.
 */
export async function readUse(trx: Transaction, id: string): Promise<WarehouseUse> {
  const { rows } = await trx.raw<WarehouseUse>(
    `select (select count(distinct coalesce(product_id, inventory_item_id))::int from warehouse_goods
      where location_id = :id) as products,
       (select count(*)::int from warehouse_goods where location_id = :id and reserved > 0) as waiting,
       (select count(*)::int from order_parcel where location_id = :id and delivered_at is null) as under_way`,
    { id },
  )
  return rows[0]
}

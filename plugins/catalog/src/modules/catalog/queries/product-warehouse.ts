import { exactly } from "@haat/sdk/server/queries/exactly"
import { addLevels, moveStock } from "@haat/sdk/server/queries/stock-levels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Returns the stock location that a product's first variant is sold from, null while it has no stock level; undefined
 * for an unknown product.
 */
export async function readProductPlace(
  db: Knex,
  product_id: string,
): Promise<{ location_id: string | null } | undefined> {
  const places = await readProductPlaces(db, [product_id])
  return places.has(product_id) ? { location_id: places.get(product_id) ?? null } : undefined
}

/** Returns stock location ids by product id, like `readProductPlace`. */
export async function readProductPlaces(db: Knex, product_ids: string[]): Promise<Map<string, string | null>> {
  const { rows } = await db.raw<{ rows: { product_id: string; location_id: string | null }[] }>(
    `select distinct on (v.product_id) v.product_id, stock.location_id
     from product_variant v left join variant_stock stock on stock.variant_id = v.id
     left join first_variant first on first.variant_id = v.id
     where v.product_id = any(?) and v.deleted_at is null
     order by v.product_id, stock.location_id is null, first.variant_id nulls last, v.variant_rank, v.id`,
    [product_ids],
  )
  return new Map(rows.map(({ product_id, location_id }) => [product_id, location_id]))
}

/** A warehouse. */
export type Place = { id: string; name: string }

/** Returns all warehouses, the main one first. */
export async function readPlaces(db: Knex): Promise<Place[]> {
  return (await db.raw<{ rows: Place[] }>("select id, name from warehouse order by is_main desc, name, id")).rows
}

const PRODUCT_ITEMS = `
  select link.inventory_item_id from product_variant v
  join product_variant_inventory_item link on link.variant_id = v.id and link.deleted_at is null
  where v.product_id = :product_id and v.deleted_at is null`

const AT_OTHER_LOCATIONS = `deleted_at is null and location_id <> :location_id and inventory_item_id in (${PRODUCT_ITEMS})`

/** Returns the other locations that have reservations of a product for orders not shipped yet. */
export async function readWaitingPlaces(trx: Knex, product_id: string, location_id: string): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { location_id: string }[] }>(
    `select distinct location_id from reservation_item where line_item_id is not null and ${AT_OTHER_LOCATIONS}`,
    { product_id, location_id },
  )
  return rows.map((row) => row.location_id)
}

const STOCK_AT_OTHER_LOCATIONS = `
  select inventory_item_id, :location_id as location_id, stocked_quantity as pieces from inventory_level
    where ${AT_OTHER_LOCATIONS}`

/**
 * SQL: creates levels at the new location, adds the stock of the others, moves reservations, then empties the others.
 */
const MOVE_STATEMENTS = [
  addLevels(STOCK_AT_OTHER_LOCATIONS),
  moveStock("+", STOCK_AT_OTHER_LOCATIONS),
  `update reservation_item set location_id = :location_id, updated_at = now() where ${AT_OTHER_LOCATIONS}`,
  `update inventory_level set stocked_quantity = 0, raw_stocked_quantity = ${exactly("0::numeric")}, deleted_at = now(),
     updated_at = now() where ${AT_OTHER_LOCATIONS}`,
]

/** Moves stock and reservations of a product, in the caller's transaction, which has locked its inventory levels. */
export async function moveStockTo(trx: Knex, product_id: string, location_id: string): Promise<void> {
  for (const statement of MOVE_STATEMENTS) await trx.raw(statement, { product_id, location_id })
}

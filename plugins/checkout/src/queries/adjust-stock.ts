import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const NOTHING = `jsonb_build_object('value', '0', 'precision', 20)`

/**
 * Locks the stock of all these items until the transaction ends, item by item as an order reserves its lines: what changes
 * one of them locks its product's row, too, and whoever then waited for another would wait in a circle.
 */
export const lockLevels = (db: Knex, items: string[]) =>
  db.raw(
    `select id from inventory_level where inventory_item_id = any(:items) and deleted_at is null
     order by inventory_item_id, location_id for update`,
    { items },
  )

/** Counts an item in a place where it is not counted yet. */
export const addLevel = (db: Knex, level: { item: string; location: string }) =>
  db.raw(
    `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity,
       reserved_quantity, raw_reserved_quantity, incoming_quantity, raw_incoming_quantity)
     values ('ilev_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 26), :item, :location,
       0, ${NOTHING}, 0, ${NOTHING}, 0, ${NOTHING})
     on conflict (inventory_item_id, location_id) where deleted_at is null do nothing`,
    level,
  )

const STOCKED = "il.stocked_quantity + :by::numeric"

/**
 * Adds `by` to what is stocked of an item at a location; Medusa keeps every number twice, as numeric and exactly in jsonb.
 * @returns the id of the level, undefined when there is none
 */
export async function adjustStock(
  db: Knex,
  change: { item: string; location: string; by: string },
): Promise<string | undefined> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `update inventory_level il set stocked_quantity = ${STOCKED}, updated_at = now(),
       raw_stocked_quantity = jsonb_build_object('value', trim_scale(${STOCKED})::text, 'precision', 20)
     where inventory_item_id = :item and location_id = :location and deleted_at is null
     returning id`,
    change,
  )
  return rows[0]?.id
}

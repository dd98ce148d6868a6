import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaError } from "@medusajs/framework/utils"

/**
 * One statement, so that a sale at the same moment cannot be lost: the row is locked, and what is reserved by then is
 * kept beside the `quantity` pieces that can still be sold. Null when the product has no level at the location yet.
 */
export const setSellable = async (db: Knex, product_id: string, location_id: string, quantity: number) => {
  const { rows } = await db.raw<{ rows: { id: string; by: string }[] }>(
    `with level as (
       select il.id, il.stocked_quantity from inventory_level il
       where il.location_id = :location_id and il.deleted_at is null and il.inventory_item_id = (${ITEM_OF_PRODUCT})
       for update)
     update inventory_level il
     set stocked_quantity = il.reserved_quantity + :quantity::numeric,
         raw_stocked_quantity = ${raw("il.reserved_quantity + :quantity::numeric")},
         updated_at = now()
     from level where il.id = level.id
     returning il.id, il.stocked_quantity - level.stocked_quantity as by`,
    { location_id, product_id, quantity },
  )
  return rows.length ? { level_id: rows[0].id, by: Number(rows[0].by) } : null
}

/**
 * Locks the stock of all these products until the transaction ends, item by item as an order reserves its lines: whoever
 * took them in another sequence could wait for an order that waits for them.
 */
export const lockLevels = async (trx: Knex, product_ids: string[]) => {
  await trx.raw(
    `select id from inventory_level
     where deleted_at is null and inventory_item_id in (
       select l.inventory_item_id from product_variant v
       join product_variant_inventory_item l on l.variant_id = v.id and l.deleted_at is null
       where v.product_id = any(?) and v.deleted_at is null)
     order by inventory_item_id, location_id for update`,
    [product_ids],
  )
}

/** Adds `by` pieces (may be negative), never below what is reserved. */
export const moveStock = async (db: Knex, level_id: string, by: number) => {
  const moved = "greatest(stocked_quantity + :by::numeric, reserved_quantity)"
  await db.raw(
    `update inventory_level set stocked_quantity = ${moved}, raw_stocked_quantity = ${raw(moved)}, updated_at = now()
     where id = :level_id`,
    { level_id, by },
  )
}

export const inventoryItemOf = async (db: Knex, product_id: string): Promise<string> => {
  const { rows } = await db.raw<{ rows: { id: string | null }[] }>(`select (${ITEM_OF_PRODUCT}) as id`, { product_id })
  if (rows[0].id) return rows[0].id
  throw new MedusaError(MedusaError.Types.NOT_FOUND, "This product does not keep stock")
}

const ITEM_OF_PRODUCT = `
  select l.inventory_item_id from product_variant v
  join product_variant_inventory_item l on l.variant_id = v.id and l.deleted_at is null
  where v.product_id = :product_id and v.deleted_at is null
  order by v.variant_rank, v.created_at, v.id limit 1`

/** Medusa keeps every number twice: as numeric, and exactly in jsonb. */
const raw = (value: string) => `jsonb_build_object('value', trim_scale(${value})::text, 'precision', 20)`

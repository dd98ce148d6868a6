import { HttpError } from "@haat/sdk/server/http-error"
import { exactly } from "@haat/sdk/server/queries/exactly"
import { lockLevels } from "@haat/sdk/server/queries/stock-levels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { CATALOG_ERRORS } from "../../../errors"

const SELLABLE = `il.reserved_quantity + case when level.is_kept then level.wanted
  else least(il.stocked_quantity - il.reserved_quantity, level.wanted) end`

/** A variant, or the default one of a product. */
type SoldGoods = { product_id: string } | { variant_id: string }
export type NewQuantity = SoldGoods & { quantity: number }
type SetLevel = { nth: number; id: string; is_kept: boolean; by: string }

/**
 * Sets the quantity of one product or variant like `setSellables`. @returns null when it has no stock anywhere yet;
 * `by` is the growth in all
 */
export const setSellable = async (db: Knex, of: SoldGoods, quantity: number) => {
  const levels = await setSellables(db, [{ ...of, quantity }])
  const kept = levels.find(({ is_kept }) => is_kept)
  return kept ? { level_id: kept.id, by: levels.reduce((sum, { by }) => sum + Number(by), 0) } : null
}

/**
 * Sets quantities in one statement, so that a concurrent sale cannot be lost: the rows are locked, item by item as
 * `lockLevels` does, and reserved pieces are kept beside the `quantity` pieces of each variant that can still be sold.
 * The quantity is set where the variant is sold from; elsewhere no more pieces than these are left, so that it is not
 * sold from there instead. Goods without a level anywhere yet are skipped.
 * @returns the levels that were set; `nth` counts the quantities
 */
export const setSellables = async (db: Knex, quantities: NewQuantity[]): Promise<SetLevel[]> => {
  const wanted = quantities.map((one, nth) => ({ nth, ...one }))
  const levels = await setLevels(db, wanted)
  const set = new Set(levels.filter(({ is_kept }) => is_kept).map(({ nth }) => nth))
  // finds stock that was moved to another warehouse while this waited for it
  const moved = wanted.filter(({ nth }) => !set.has(nth))
  return [...levels.filter(({ nth }) => set.has(nth)), ...(await setLevels(db, moved))]
}

async function setLevels(db: Knex, quantities: (NewQuantity & { nth: number })[]): Promise<SetLevel[]> {
  if (!quantities.length) return []
  const { rows } = await db.raw<{ rows: SetLevel[] }>(
    `with level as (
       select il.id, new.nth, il.stocked_quantity, il.location_id = kept.location_id as is_kept,
         new.quantity * kept.required_quantity as wanted
       from jsonb_to_recordset(?::jsonb) as new(nth int, product_id text, variant_id text, quantity numeric)
       left join first_variant first on first.product_id = new.product_id
       join variant_stock kept on kept.variant_id = coalesce(new.variant_id, first.variant_id)
       join inventory_level il on il.inventory_item_id = kept.inventory_item_id and il.deleted_at is null
       where kept.location_id is not null
       order by il.inventory_item_id, il.location_id for update of il)
     update inventory_level il
     set stocked_quantity = ${SELLABLE}, raw_stocked_quantity = ${exactly(SELLABLE)},
         updated_at = now()
     from level where il.id = level.id
     returning level.nth, il.id, level.is_kept, il.stocked_quantity - level.stocked_quantity as by`,
    [JSON.stringify(quantities)],
  )
  return rows
}

const ITEMS = `
  select l.inventory_item_id from product_variant v
  join product_variant_inventory_item l on l.variant_id = v.id and l.deleted_at is null
  where v.product_id = any(:product_ids) and v.deleted_at is null`

/** Locks the stock of all these products until the transaction ends. */
export const lockProductStock = async (trx: Knex, product_ids: string[]) => {
  await trx.raw(lockLevels(ITEMS), { product_ids })
}

/** Adds `by` pieces (may be negative), never below what is reserved. */
export const moveStock = async (db: Knex, level_id: string, by: number) => {
  const moved = "greatest(stocked_quantity + :by::numeric, reserved_quantity)"
  await db.raw(
    `update inventory_level set stocked_quantity = ${moved}, raw_stocked_quantity = ${exactly(moved)}, updated_at = now()
     where id = :level_id`,
    { level_id, by },
  )
}

export const inventoryItemOf = async (db: Knex, product_id: string): Promise<string> => {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select link.inventory_item_id as id from first_variant first
     join product_variant_inventory_item link on link.variant_id = first.variant_id and link.deleted_at is null
     where first.product_id = ? limit 1`,
    [product_id],
  )
  if (rows.length) return rows[0].id
  throw new HttpError(CATALOG_ERRORS.no_stock_kept)
}

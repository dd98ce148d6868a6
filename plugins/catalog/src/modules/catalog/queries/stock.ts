import { HttpError } from "@haat/sdk/server/http-error"
import { exactly } from "@haat/sdk/server/queries/exactly"
import { addLevels, lockLevels } from "@haat/sdk/server/queries/stock-levels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { CATALOG_ERRORS } from "../../../errors"
import { requireShopSetup } from "../../../queries/shop-setup"

const SELLABLE = `il.reserved_quantity + case when level.is_kept then level.wanted
  else least(il.stocked_quantity - il.reserved_quantity, level.wanted) end`

/** New sellable quantity of a variant, or of the default variant of a product. */
export type NewQuantity = { quantity: number } & ({ product_id: string } | { variant_id: string })
type SetLevel = { nth: number; is_kept: boolean }

/**
 * Sets the quantity of a product like `setSellables`; creates a stock level at the shop's main location when it has
 * none.
 * @throws HttpError `no_stock_kept` for a product without an inventory item
 */
export async function setProductStock(trx: Knex, product_id: string, quantity: number): Promise<void> {
  const trySet = async () => (await setSellables(trx, [{ product_id, quantity }])).length > 0
  if (await trySet()) return
  const { stock_location_id: location_id } = await requireShopSetup(trx)
  await trx.raw(addLevels(FIRST_ITEM), { product_id, location_id })
  if (!(await trySet())) throw new HttpError(CATALOG_ERRORS.no_stock_kept)
}

const FIRST_ITEM = `
  select link.inventory_item_id, :location_id as location_id from first_variant first
  join product_variant_inventory_item link on link.variant_id = first.variant_id and link.deleted_at is null
  where first.product_id = :product_id`

/**
 * Sets quantities in one statement, so that no concurrent sale is lost: levels are locked in the order of `lockLevels`,
 * and reserved pieces are added to `quantity`. The quantity is set at the location that the variant is sold from; at
 * others it is a maximum, so that the variant is not sold from there instead. Variants without a level are skipped.
 * @returns positions in `quantities` that were set
 */
export const setSellables = async (trx: Knex, quantities: NewQuantity[]): Promise<number[]> => {
  const wanted = quantities.map((quantity, nth) => ({ nth, ...quantity }))
  const positions = (levels: SetLevel[]) => levels.flatMap(({ nth, is_kept }) => (is_kept ? [nth] : []))
  const set = new Set(positions(await setLevels(trx, wanted)))
  // Retries levels that moved to another warehouse while this statement waited for their locks.
  const moved = wanted.filter(({ nth }) => !set.has(nth))
  return [...set, ...positions(await setLevels(trx, moved))]
}

async function setLevels(db: Knex, quantities: (NewQuantity & { nth: number })[]): Promise<SetLevel[]> {
  if (!quantities.length) return []
  const { rows } = await db.raw<{ rows: SetLevel[] }>(
    `with level as (
       select il.id, new.nth, il.location_id = kept.location_id as is_kept,
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
     returning level.nth, level.is_kept`,
    [JSON.stringify(quantities)],
  )
  return rows
}

const PRODUCT_ITEMS = `
  select l.inventory_item_id from product_variant v
  join product_variant_inventory_item l on l.variant_id = v.id and l.deleted_at is null
  where v.product_id = any(:product_ids) and v.deleted_at is null`

/** Locks the stock of all these products until the transaction ends. */
export const lockProductStock = async (trx: Knex, product_ids: string[]) => {
  await trx.raw(lockLevels(PRODUCT_ITEMS), { product_ids })
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Where a product is kept: that is where its first variant is sold from, null while none of it is counted anywhere; undefined
 * without such a product.
 */
export async function readProductPlace(
  db: Knex,
  product_id: string,
): Promise<{ location_id: string | null } | undefined> {
  const { rows } = await db.raw<{ rows: { location_id: string | null }[] }>(
    `select stock.location_id from product_variant v left join variant_stock stock on stock.variant_id = v.id
     left join first_variant first on first.variant_id = v.id
     where v.product_id = ? and v.deleted_at is null
     order by stock.location_id is null, first.variant_id nulls last, v.variant_rank, v.id limit 1`,
    [product_id],
  )
  return rows[0]
}

/** A place that goods are kept in. */
export type Place = { id: string; name: string }

/** The warehouses there are, the main one first. */
export async function readPlaces(db: Knex): Promise<Place[]> {
  return (await db.raw<{ rows: Place[] }>("select id, name from warehouse order by is_main desc, name, id")).rows
}

const ITEMS = `
  select link.inventory_item_id from product_variant v
  join product_variant_inventory_item link on link.variant_id = v.id and link.deleted_at is null
  where v.product_id = :product_id and v.deleted_at is null`

const ELSEWHERE = `deleted_at is null and location_id <> :location_id and inventory_item_id in (${ITEMS})`

/** Where pieces of a product wait for orders that have not left, other than at one place. */
export async function readWaitingPlaces(trx: Knex, product_id: string, location_id: string): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { location_id: string }[] }>(
    `select distinct location_id from reservation_item where line_item_id is not null and ${ELSEWHERE}`,
    { product_id, location_id },
  )
  return rows.map((row) => row.location_id)
}

const exact = (value: string) => `jsonb_build_object('value', trim_scale(${value})::text, 'precision', 20)`

const SUM = "level.stocked_quantity + moved.pieces"

/** Levels at the new place, with what is counted elsewhere, before it is promised there; then nothing is left elsewhere. */
const MOVE = [
  `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity,
     reserved_quantity, raw_reserved_quantity, incoming_quantity, raw_incoming_quantity)
   select 'ilev_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 26), item.inventory_item_id, :location_id,
     0, ${exact("0::numeric")}, 0, ${exact("0::numeric")}, 0, ${exact("0::numeric")}
   from (select distinct inventory_item_id from inventory_level where ${ELSEWHERE}) item
   on conflict (inventory_item_id, location_id) where deleted_at is null do nothing`,
  `update inventory_level level set stocked_quantity = ${SUM}, raw_stocked_quantity = ${exact(SUM)}, updated_at = now()
   from (select inventory_item_id, sum(stocked_quantity) as pieces from inventory_level where ${ELSEWHERE} group by 1) moved
   where level.inventory_item_id = moved.inventory_item_id and level.location_id = :location_id and level.deleted_at is null`,
  `update reservation_item set location_id = :location_id, updated_at = now() where ${ELSEWHERE}`,
  `update inventory_level set stocked_quantity = 0, raw_stocked_quantity = ${exact("0::numeric")}, deleted_at = now(),
     updated_at = now() where ${ELSEWHERE}`,
]

/** Moves the stock of a product and what is promised of it, in the caller's transaction, which holds its levels. */
export async function moveStockTo(trx: Knex, product_id: string, location_id: string): Promise<void> {
  for (const statement of MOVE) await trx.raw(statement, { product_id, location_id })
}

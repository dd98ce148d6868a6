import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { exactly } from "./exactly"
import type { OrderedItem } from "./find-parcels"

/** What leaves of each reservation: never more than it holds. */
const LEAVING = `
  select r.id, r.inventory_item_id, r.location_id,
    least(r.quantity, wanted.quantity * coalesce(k.required_quantity, 1)) as pieces
  from jsonb_to_recordset(:items::jsonb) as wanted(id text, quantity numeric)
  join line_goods goods on goods.line_id = wanted.id
  join reservation_item r on r.line_item_id = goods.line_id and r.deleted_at is null
  left join product_variant_inventory_item k on k.variant_id = goods.variant_id
    and k.inventory_item_id = r.inventory_item_id and k.deleted_at is null`

/** Item by item, as an order reserves its lines: nobody waits in a circle. */
const HOLD = `
  select il.id from inventory_level il
  where il.deleted_at is null and (il.inventory_item_id, il.location_id) in (
    select inventory_item_id, location_id from (${LEAVING}) leaving)
  order by il.inventory_item_id, il.location_id for update`

const LOWER = `
  update inventory_level il set stocked_quantity = il.stocked_quantity - gone.pieces,
    raw_stocked_quantity = ${exactly("il.stocked_quantity - gone.pieces")}, updated_at = now()
  from (
    select inventory_item_id, location_id, sum(pieces) as pieces from (${LEAVING}) leaving group by 1, 2
  ) gone
  where il.inventory_item_id = gone.inventory_item_id and il.location_id = gone.location_id and il.deleted_at is null`

const FREE = `
  update reservation_item r set updated_at = now(),
    deleted_at = case when leaving.pieces >= r.quantity then now() end,
    quantity = case when leaving.pieces >= r.quantity then r.quantity else r.quantity - leaving.pieces end,
    raw_quantity = case when leaving.pieces >= r.quantity then r.raw_quantity
      else ${exactly("r.quantity - leaving.pieces")} end
  from (${LEAVING}) leaving where r.id = leaving.id`

/**
 * Takes what leaves off the stock and frees what was held for it, in the caller's transaction: what can still be sold does
 * not change. A line that nothing is held for takes nothing.
 */
export async function takeOffStock(trx: Knex.Transaction, items: OrderedItem[]) {
  const values = { items: JSON.stringify(items) }
  for (const statement of [HOLD, LOWER, FREE]) await trx.raw(statement, values)
}

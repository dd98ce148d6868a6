import { exactly } from "@haat/sdk/server/queries/exactly"
import { lockLevels, moveStock } from "@haat/sdk/server/queries/stock-levels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OrderedItem } from "./find-parcels"

/**
 * SQL: shipped pieces per reservation, limited by the reservation and by the line's shipped quantity.
 */
const LEAVING = `
  select r.id, r.inventory_item_id, r.location_id,
    greatest(0, least(r.quantity, wanted.quantity * coalesce(k.required_quantity, 1) - coalesce(sum(r.quantity) over (
      partition by r.line_item_id, r.inventory_item_id order by r.created_at, r.id
      rows between unbounded preceding and 1 preceding), 0))) as pieces
  from jsonb_to_recordset(:items::jsonb) as wanted(id text, quantity numeric)
  join line_goods goods on goods.line_id = wanted.id
  join reservation_item r on r.line_item_id = goods.line_id and r.deleted_at is null
  left join product_variant_inventory_item k on k.variant_id = goods.variant_id
    and k.inventory_item_id = r.inventory_item_id and k.deleted_at is null`

const FREE = `
  update reservation_item r set updated_at = now(),
    deleted_at = case when leaving.pieces >= r.quantity then now() end,
    quantity = case when leaving.pieces >= r.quantity then r.quantity else r.quantity - leaving.pieces end,
    raw_quantity = case when leaving.pieces >= r.quantity then r.raw_quantity
      else ${exactly("r.quantity - leaving.pieces")} end
  from (${LEAVING}) leaving where r.id = leaving.id`

/**
 * Lowers the stock by the shipped pieces and releases their reservations, in the caller's transaction. The available
 * quantity does not change. Lines without a reservation are skipped.
 */
export async function takeOffStock(trx: Knex.Transaction, items: OrderedItem[]) {
  const values = { items: JSON.stringify(items) }
  const lock = lockLevels(`select inventory_item_id from (${LEAVING}) leaving`)
  for (const statement of [lock, moveStock("-", LEAVING), FREE]) await trx.raw(statement, values)
}

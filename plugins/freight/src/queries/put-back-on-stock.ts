import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { exactly } from "./exactly"
import { lockLevels, moveStock } from "./stock-levels"

const PACKED = `
  select i.line_item_id, i.inventory_item_id, f.location_id, sum(i.quantity) as pieces
  from fulfillment_item i join fulfillment f on f.id = i.fulfillment_id
  where f.id = :fulfillment_id and i.deleted_at is null and i.inventory_item_id is not null group by 1, 2, 3`

const GROW = `
  update reservation_item r set quantity = r.quantity + packed.pieces,
    raw_quantity = ${exactly("r.quantity + packed.pieces")}, updated_at = now()
  from (${PACKED}) packed
  where r.line_item_id = packed.line_item_id and r.inventory_item_id = packed.inventory_item_id
    and r.location_id = packed.location_id and r.deleted_at is null`

/** The parcel in the id: what was held for a line before it was packed is a row that was deleted then. */
const HOLD_AGAIN = `
  insert into reservation_item (id, line_item_id, inventory_item_id, location_id, quantity, raw_quantity)
  select 'resitem_' || substr(md5(:fulfillment_id || packed.line_item_id || packed.inventory_item_id), 1, 26),
    packed.line_item_id, packed.inventory_item_id, packed.location_id, packed.pieces, ${exactly("packed.pieces")}
  from (${PACKED}) packed
  where not exists (
    select 1 from reservation_item r
    where r.line_item_id = packed.line_item_id and r.inventory_item_id = packed.inventory_item_id
      and r.location_id = packed.location_id and r.deleted_at is null)`

/**
 * Puts the goods of a parcel back on the stock and holds them for their order again, in the caller's transaction: what can
 * be sold does not change.
 */
export async function putBackOnStock(trx: Knex.Transaction, fulfillment_id: string) {
  const statements = [lockLevels(PACKED), moveStock("+", PACKED), GROW, HOLD_AGAIN]
  for (const statement of statements) await trx.raw(statement, { fulfillment_id })
}

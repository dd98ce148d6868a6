import { addLevels, lockLevels, moveStock } from "@haat/sdk/server/queries/stock-levels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { growHeld, holdNew } from "./held-goods"

const PACKED = `
  select i.line_item_id, i.inventory_item_id, f.location_id, sum(i.quantity) as pieces
  from fulfillment_item i join fulfillment f on f.id = i.fulfillment_id
  where f.id = :fulfillment_id and i.deleted_at is null and i.inventory_item_id is not null group by 1, 2, 3`

/**
 * SQL: packed goods that still have a stock level; goods without one at this warehouse were moved to another.
 */
const COUNTED = `
  select * from (${PACKED}) packed where exists (
    select from inventory_level other where other.inventory_item_id = packed.inventory_item_id
      and other.deleted_at is null)`

/**
 * Restocks the goods of a parcel in its warehouse and reserves them for their order again, in the caller's transaction.
 * The available quantity does not change.
 */
export async function putBackOnStock(trx: Knex.Transaction, fulfillment_id: string) {
  const statements = [
    ...[lockLevels(`select inventory_item_id from (${PACKED}) packed`), addLevels(COUNTED), moveStock("+", PACKED)],
    ...[growHeld(PACKED), holdNew(PACKED)],
  ]
  for (const statement of statements) await trx.raw(statement, { fulfillment_id })
}

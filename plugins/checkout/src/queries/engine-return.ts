import { exactly } from "@haat/sdk/server/queries/exactly"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export type CameBack = { line_id: string; resellable: number; damaged: number }

const LINES = `jsonb_to_recordset(:lines::jsonb) as came(line_id text, item_id text, resellable numeric, damaged numeric)`

const RETURN = `
  insert into "return" (id, order_id, order_version, status, no_notification, requested_at, received_at)
  select :id, id, version, 'received', true, now(), now() from "order" where id = :order_id`

const ITEMS = `
  insert into return_item (id, return_id, item_id, quantity, raw_quantity, received_quantity, raw_received_quantity,
    damaged_quantity, raw_damaged_quantity)
  select came.item_id, :id, came.line_id, came.resellable + came.damaged, ${exactly("came.resellable + came.damaged")},
    came.resellable, ${exactly("came.resellable")}, came.damaged, ${exactly("came.damaged")}
  from ${LINES}`

const received = (column: string, pieces: string) => `
  ${column} = item.${column} + ${pieces}, raw_${column} = ${exactly(`item.${column} + ${pieces}`)}`

const ORDER_ITEMS = `
  update order_item item set ${received("return_received_quantity", "came.resellable")},
    ${received("return_dismissed_quantity", "came.damaged")}, updated_at = now()
  from "order" placed, ${LINES}
  where placed.id = :order_id and item.order_id = placed.id and item.version = placed.version
    and item.item_id = came.line_id and item.deleted_at is null`

/**
 * Writes what has come back into the engine's books, in the caller's transaction: its return, received, and how much of
 * each line the order has got back. The engine's own steps (2.21) read what they have just written in another
 * transaction.
 */
export async function recordInEngine(
  trx: Knex,
  order_id: string,
  id: string,
  lines: (CameBack & { item_id: string })[],
) {
  const values = { id, order_id, lines: JSON.stringify(lines) }
  for (const statement of [RETURN, ITEMS, ORDER_ITEMS]) await trx.raw(statement, values)
}

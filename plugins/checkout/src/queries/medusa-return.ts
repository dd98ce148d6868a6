import { exactly } from "@haat/sdk/server/queries/exactly"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export type ReceivedLine = { line_id: string; resellable: number; damaged: number }

const LINES = `
  jsonb_to_recordset(:lines::jsonb) as received(line_id text, item_id text, resellable numeric, damaged numeric)`

const RETURN = `
  insert into "return" (id, order_id, order_version, status, no_notification, requested_at, received_at)
  select :id, id, version, 'received', true, now(), now() from "order" where id = :order_id`

const ITEMS = `
  insert into return_item (id, return_id, item_id, quantity, raw_quantity, received_quantity, raw_received_quantity,
    damaged_quantity, raw_damaged_quantity)
  select received.item_id, :id, received.line_id,
    received.resellable + received.damaged, ${exactly("received.resellable + received.damaged")},
    received.resellable, ${exactly("received.resellable")}, received.damaged, ${exactly("received.damaged")}
  from ${LINES}`

const addPieces = (column: string, pieces: string) => `
  ${column} = item.${column} + ${pieces}, raw_${column} = ${exactly(`item.${column} + ${pieces}`)}`

const ORDER_ITEMS = `
  update order_item item set ${addPieces("return_received_quantity", "received.resellable")},
    ${addPieces("return_dismissed_quantity", "received.damaged")}, updated_at = now()
  from "order" placed, ${LINES}
  where placed.id = :order_id and item.order_id = placed.id and item.version = placed.version
    and item.item_id = received.line_id and item.deleted_at is null`

/**
 * Inserts Medusa's own return as received, and adds the pieces to the order's counters, in the caller's transaction.
 * Medusa's workflow steps (2.21) would read these rows in another transaction, which cannot see them yet.
 */
export async function insertMedusaReturn(
  trx: Knex,
  order_id: string,
  id: string,
  lines: (ReceivedLine & { item_id: string })[],
) {
  const values = { id, order_id, lines: JSON.stringify(lines) }
  for (const statement of [RETURN, ITEMS, ORDER_ITEMS]) await trx.raw(statement, values)
}

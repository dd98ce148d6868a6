import { lockLevels } from "@haat/sdk/server/queries/stock-levels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OrderedItem } from "./find-parcels"
import { growHeld, holdNew } from "./held-goods"

/** SQL: unreserved pieces of lines that came back damaged, with the warehouse that would reserve them now. */
const MISSING = `
  select * from (
    select line.line_id as line_item_id, line.name, stock.inventory_item_id, stock.location_id,
      wanted.quantity * stock.required_quantity - coalesce((
        select sum(r.quantity) from reservation_item r
        where r.line_item_id = line.line_id and r.inventory_item_id = stock.inventory_item_id and r.deleted_at is null
      ), 0) as pieces
    from jsonb_to_recordset(:items::jsonb) as wanted(id text, quantity numeric)
    join order_line line on line.order_id = :order_id and line.line_id = wanted.id
    join variant_stock stock on stock.variant_id = line.variant_id and stock.inventory_item_id is not null
    where exists (
      select from received_parcel back join fulfillment_item i on i.fulfillment_id = back.fulfillment_id
      where back.order_id = :order_id and not back.restocked and i.line_item_id = line.line_id)
  ) sent where pieces > 0`

const SHORT = `
  select name as product, greatest(floor(level.stocked_quantity - level.reserved_quantity), 0)::int as count
  from (
    select *, sum(pieces) over (partition by inventory_item_id, location_id) as all_pieces from (${MISSING}) missing
  ) missing
  join inventory_level level on level.inventory_item_id = missing.inventory_item_id
    and level.location_id = missing.location_id and level.deleted_at is null
  where level.stocked_quantity - level.reserved_quantity < all_pieces
  order by name limit 1`

type Sent = { order_id: string; items: OrderedItem[] }

const values = ({ order_id, items }: Sent) => ({ order_id, items: JSON.stringify(items) })

export async function isAnyMissing(db: Knex, sent: Sent): Promise<boolean> {
  return (await db.raw<{ rows: unknown[] }>(MISSING, values(sent))).rows.length > 0
}

/**
 * Reserves the missing pieces, in the caller's transaction, which has locked the order.
 * @returns the product with too little stock and its stock level; nothing is reserved then
 */
export async function holdMissing(
  trx: Knex.Transaction,
  sent: Sent,
): Promise<{ product: string; count: number } | undefined> {
  await trx.raw(lockLevels(`select inventory_item_id from (${MISSING}) missing`), values(sent))
  const { rows } = await trx.raw<{ rows: { product: string; count: number }[] }>(SHORT, values(sent))
  if (rows.length) return rows[0]
  for (const statement of [growHeld(MISSING), holdNew(MISSING)]) await trx.raw(statement, values(sent))
}

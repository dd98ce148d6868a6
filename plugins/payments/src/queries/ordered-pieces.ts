import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Pieces of each line of an order as it stands. */
export type OrderedPieces = { line_id: string; product_id: string | null; quantity: number }

export async function readOrderedPieces(db: Knex, order_id: string): Promise<OrderedPieces[]> {
  const { rows } = await db.raw<{ rows: OrderedPieces[] }>(
    "select line_id, product_id, quantity::int as quantity from order_line where order_id = ? order by created_at, line_id",
    [order_id],
  )
  return rows
}

/** Whether an order is this shopper's. */
export async function isOrderOf(
  db: Knex,
  { order_id, customer_id }: { order_id: string; customer_id: string },
): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    "select 1 from placed_order where order_id = ? and customer_id = ?",
    [order_id, customer_id],
  )
  return rows.length > 0
}

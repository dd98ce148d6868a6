import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** True when an order was cancelled; false when there is no such order. */
export async function isCancelled(container: MedusaContainer, order_id: string | null): Promise<boolean> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: unknown[] }>("select from placed_order where order_id = :order_id and status = 'canceled'", {
      order_id,
    })
  return rows.length > 0
}

/** Returns the id of the order of a payment collection; undefined without one. */
export async function findCollectionOrderId(
  container: MedusaContainer,
  payment_collection_id: string,
): Promise<string | undefined> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw<{ rows: { id: string }[] }>(
    `select o.order_id as id from order_payment_collection l join placed_order o on o.order_id = l.order_id
     where l.payment_collection_id = :payment_collection_id and l.deleted_at is null`,
    { payment_collection_id },
  )
  return rows[0]?.id
}

/** Current quantity of an order line. */
export type OrderedPieces = { line_id: string; product_id: string | null; quantity: number }

export async function readOrderedPieces(db: Knex, order_id: string): Promise<OrderedPieces[]> {
  const { rows } = await db.raw<{ rows: OrderedPieces[] }>(
    "select line_id, product_id, quantity::int as quantity from order_line where order_id = ? order by " +
      "created_at, line_id",
    [order_id],
  )
  return rows
}

/** True when an order is this shopper's. */
export async function isCustomerOrder(
  db: Knex,
  { order_id, customer_id }: { order_id: string; customer_id: string },
): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    "select 1 from placed_order where order_id = ? and customer_id = ?",
    [order_id, customer_id],
  )
  return rows.length > 0
}

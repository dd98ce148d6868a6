import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OwnReview } from "../../../contract"

/**
 * Reads the shopper's last purchase of a product: `purchase_date` is null without one; undefined for an unknown
 * product.
 */
export async function readPurchase(
  db: Knex,
  input: { customer_id: string; product_id: string },
): Promise<{ purchase_date: string | null } | undefined> {
  const { rows } = await db.raw<{ rows: { purchase_date: string | null }[] }>(
    `select (
       select max(ordered_at) from ordered_product
       where customer_id = :customer_id and product_id = p.id and not cancelled
     ) as purchase_date
     from shop_product p where p.id = :product_id`,
    input,
  )
  return rows[0]
}

/** Returns the shopper's review of the product, also when the owner hides it. */
export async function readOwnReview(
  db: Knex,
  input: { customer_id: string; product_id: string },
): Promise<OwnReview | undefined> {
  const { rows } = await db.raw<{ rows: OwnReview[] }>(
    `select id, product_id, rating, comment, hidden, reply, created_at from product_review
     where customer_id = :customer_id and product_id = :product_id and deleted_at is null`,
    input,
  )
  return rows[0]
}

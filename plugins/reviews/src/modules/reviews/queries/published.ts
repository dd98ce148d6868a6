import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { PublicReview } from "../../../contract"

/** Returns true when the product exists, also as a draft. */
export async function productExists(db: Knex, id: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>("select from shop_product where id = ?", [id])
  return rows.length > 0
}

/** Counts the published reviews of a product by rating. */
export async function countStars(
  db: Knex,
  product_id: string,
): Promise<{ rating: 1 | 2 | 3 | 4 | 5; times: number }[]> {
  const { rows } = await db.raw<{ rows: { rating: 1 | 2 | 3 | 4 | 5; times: number }[] }>(
    `select r.rating, count(*)::int as times from published_review r where r.product_id = :product_id group by r.rating`,
    { product_id },
  )
  return rows
}

/** Returns the name shown with a shopper's reviews; "Anonymous" without one. */
export async function readReviewerName(db: Knex, customer_id: string): Promise<string> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>("select name from shopper where id = ?", [customer_id])
  return rows[0]?.name || "Anonymous"
}

/** Returns a page of a product's published reviews, the newest first. */
export async function listPublished(
  db: Knex,
  input: { product_id: string; limit: number; offset: number },
): Promise<PublicReview[]> {
  const { rows } = await db.raw<{ rows: (PublicReview & { choice: string | null })[] }>(
    `select r.id, r.rating, r.comment, r.reply, r.created_at, coalesce(nullif(c.name, ''), 'Anonymous') as "user", (
       select line.choice from order_line line
       where line.customer_id = r.customer_id and line.product_id = r.product_id and not line.cancelled
         and line.quantity > 0
       order by line.ordered_at desc, line.line_id desc limit 1) as choice
     from published_review r left join shopper c on c.id = r.customer_id
     where r.product_id = :product_id order by r.created_at desc, r.id desc limit :limit offset :offset`,
    input,
  )
  return rows.map(({ choice, ...review }) => ({ ...review, ...(choice && { choice }) }))
}

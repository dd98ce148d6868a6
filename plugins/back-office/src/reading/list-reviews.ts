import type { ReviewRow } from "@haat/reviews/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { ListQuery, ListShape } from "../dialect/list-query"
import { text } from "../dialect/text"

const FILTERS = {
  /** looked for in the comment, the product's and the shopper's name */
  q: text(200).optional(),
  product_id: text(100).optional(),
  hidden: z.boolean().optional(),
}

export const REVIEW_LIST: ListShape<typeof FILTERS> = {
  filters: z.object(FILTERS),
  sortable: ["id", "created_at", "updated_at", "rating", "hidden", "product_name", "customer_name"],
}
type ReviewQuery = ListQuery<z.output<typeof REVIEW_LIST.filters>>

const REVIEWS = `
  select r.id, r.product_id, coalesce(p.title, '') as product_name, r.customer_id,
    coalesce(nullif(trim(concat_ws(' ', c.first_name, c.last_name)), ''), 'Anonymous') as customer_name,
    c.email as customer_email, r.rating, r.comment, r.hidden, r.reply, r.created_at, r.updated_at
  from product_review r
  left join product p on p.id = r.product_id
  left join customer c on c.id = r.customer_id and c.deleted_at is null
  where r.deleted_at is null`

/** What shoppers said, the newest first unless told otherwise. */
export const listReviews = async (db: Knex, query: ReviewQuery): Promise<{ reviews: ReviewRow[]; count: number }> => {
  const [field, direction] = query.sort ?? ["created_at", "DESC"]
  const { sql, values } = matching(query)
  const [rows, counted] = await Promise.all([
    // Both come from the whitelist above, never from the wire.
    db.raw<{ rows: ReviewRow[] }>(
      `select * from (${REVIEWS}) r where ${sql} order by r.${field} ${direction} nulls last, r.id desc limit ? offset ?`,
      [...values, query.take, query.skip],
    ),
    db.raw<{ rows: { count: string }[] }>(`select count(*) from (${REVIEWS}) r where ${sql}`, values),
  ])
  return { reviews: rows.rows, count: Number(counted.rows[0].count) }
}

/** One review, or null when there is none. */
export const findReview = async (db: Knex, id: string): Promise<ReviewRow | null> => {
  const { rows } = await db.raw<{ rows: ReviewRow[] }>(`${REVIEWS} and r.id = ?`, [id])
  return rows[0] ?? null
}

const matching = ({ ids, filter: { q, product_id, hidden } }: ReviewQuery) => {
  const conditions: [sql: string, ...values: (string | boolean | string[])[]][] = []
  if (ids) conditions.push(["r.id = any(?)", ids])
  if (product_id) conditions.push(["r.product_id = ?", product_id])
  if (hidden !== undefined) conditions.push(["r.hidden = ?", hidden])
  if (q) {
    const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`
    conditions.push([
      "(r.comment ilike ? or r.product_name ilike ? or r.customer_name ilike ?)",
      pattern,
      pattern,
      pattern,
    ])
  }
  return {
    sql: conditions.map(([sql]) => sql).join(" and ") || "true",
    values: conditions.flatMap(([, ...values]) => values),
  }
}

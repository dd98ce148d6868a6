import type { ReviewRow } from "@haat/reviews/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { ListQuery, ListShape } from "../dialect/list-query"
import { text } from "../dialect/text"
import { type JoinedList, listJoined, selectJoined } from "./list-joined"
import type { Order } from "./page-window"

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

const PRODUCT = "coalesce(p.name, '')"
const CUSTOMER = "coalesce(nullif(c.name, ''), 'Anonymous')"
const REVIEWS: JoinedList = {
  from: "written_review",
  joins: {
    p: "left join product_name p on p.product_id = r.product_id",
    c: "left join shopper c on c.id = r.customer_id",
  },
  columns: `r.id, r.product_id, ${PRODUCT} as product_name, r.customer_id, ${CUSTOMER} as customer_name,
    c.email as customer_email, r.rating, r.comment, r.hidden, r.reply,
    not r.hidden and not exists (select from published_review seen where seen.id = r.id) as cancelled, r.created_at, r.updated_at`,
}
const SORTS: Record<string, string> = { product_name: PRODUCT, customer_name: CUSTOMER }

/** Each table is looked through once, where a join would look at a name again with each review. */
const FOUND = `r.comment ilike ?
  or r.product_id in (select product_id from product_name where name ilike ?)
  or r.customer_id in (select id from shopper where has_account and name ilike ?)`

/** Reviews of shoppers, the newest first by default. */
export const listReviews = async (db: Knex, query: ReviewQuery): Promise<{ rows: ReviewRow[]; count: number }> => {
  const [field, direction] = query.sort ?? ["created_at", "DESC"]
  const order: Order = [
    [SORTS[field] ?? `r.${field}`, direction],
    ["r.id", direction],
  ]
  const { rows, count } = await listJoined<ReviewRow>(db, REVIEWS, { conditions: matching(query), order }, query)
  return { rows, count }
}

/** One review, or null when there is none. */
export const findReview = async (db: Knex, id: string): Promise<ReviewRow | null> => {
  const { rows } = await db.raw<{ rows: ReviewRow[] }>(`${selectJoined(REVIEWS)} where r.id = ?`, [id])
  return rows[0] ?? null
}

const matching = ({ ids, filter: { q, product_id, hidden } }: ReviewQuery) => {
  const conditions: [sql: string, ...values: (string | boolean | string[])[]][] = []
  if (ids) conditions.push(["r.id = any(?)", ids])
  if (product_id) conditions.push(["r.product_id = ?", product_id])
  if (hidden !== undefined) conditions.push(["r.hidden = ?", hidden])
  if (q) {
    const part = `%${q.replace(/[\\%_]/g, "\\$&")}%`
    conditions.push([FOUND, part, part, part])
  }
  return conditions
}

import type { Condition } from "@haat/sdk/server/back-office/queries/conditions"
import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { containing, SEARCH, text } from "@haat/sdk/server/back-office/text"
import { z } from "zod"
import type { ReviewRow } from "../contract"

const PRODUCT_NAME = "coalesce(p.name, '')"
const CUSTOMER_NAME = "coalesce(nullif(c.name, ''), 'Anonymous')"

/** SQL: scans each table of names once, while a join would compare a name once for each review. */
const MATCHES_TEXT = `r.comment ilike ?
  or r.product_id in (select product_id from product_name where name ilike ?)
  or r.customer_id in (select id from shopper where has_account and name ilike ?)`

/** Lists reviews, the newest first by default. `q` searches comments, product names and shopper names. */
export const REVIEWS = rowList<ReviewRow>()({
  from: "written_review",
  joins: {
    p: "left join product_name p on p.product_id = r.product_id",
    c: "left join shopper c on c.id = r.customer_id",
  },
  columns: `r.id, r.product_id, ${PRODUCT_NAME} as product_name, r.customer_id, ${CUSTOMER_NAME} as customer_name,
    c.email as customer_email, r.rating, r.comment, r.hidden, r.reply,
    not r.hidden and not exists (select from published_review seen where seen.id = r.id) as cancelled, r.created_at,
    r.updated_at`,
  filters: { ...SEARCH, product_id: text(100).optional(), hidden: z.boolean().optional() },
  where: ({ q, product_id, hidden }) => {
    const conditions: Condition[] = []
    if (product_id) conditions.push(["r.product_id = ?", product_id])
    if (hidden !== undefined) conditions.push(["r.hidden = ?", hidden])
    if (q) conditions.push([MATCHES_TEXT, containing(q), containing(q), containing(q)])
    return conditions
  },
  sortable: ["id", "created_at", "updated_at", "rating", "hidden", "product_name", "customer_name"],
  sorts: { product_name: PRODUCT_NAME, customer_name: CUSTOMER_NAME },
  order: ["created_at", "DESC"],
})

import type { Condition } from "@haat/sdk/server/back-office/queries/conditions"
import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { text } from "@haat/sdk/server/back-office/text"
import { z } from "zod"
import type { ProblemReportRow } from "../contract"

const PRODUCT = "coalesce(p.name, '')"
const CUSTOMER = "nullif(c.name, '')"
const RESOLVED = "(r.resolved_at is not null)"

/** Problems that visitors found, the newest first by default; rows without the value sorted by come last. */
export const PROBLEM_REPORTS = rowList<ProblemReportRow>()({
  from: "reported_problem",
  joins: {
    p: "left join product_name p on p.product_id = r.product_id",
    c: "left join shopper c on c.id = r.customer_id",
  },
  columns: `r.id, r.product_id, ${PRODUCT} as product_name, r.customer_id, ${CUSTOMER} as customer_name,
    c.email as customer_email, r.message, r.created_at, r.resolved_at, ${RESOLVED} as resolved, r.reply, r.replied_at`,
  filters: { product_id: text(100).optional(), resolved: z.boolean().optional() },
  where: ({ product_id, resolved }) => {
    const conditions: Condition[] = []
    if (product_id) conditions.push(["r.product_id = ?", product_id])
    if (resolved !== undefined) conditions.push([`r.resolved_at is ${resolved ? "not null" : "null"}`])
    return conditions
  },
  sortable: ["id", "created_at", "resolved_at", "resolved", "product_name", "customer_name"],
  sorts: { product_name: PRODUCT, customer_name: CUSTOMER, resolved: RESOLVED },
  nullsLast: ["resolved_at", "customer_name"],
  order: ["created_at", "DESC"],
})

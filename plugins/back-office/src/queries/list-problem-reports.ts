import type { ProblemReportRow } from "@haat/problem-reports/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { ListQuery, ListShape } from "../dialect/list-query"
import { text } from "../dialect/text"
import { type JoinedList, listJoined, selectJoined } from "./list-joined"
import type { Order } from "./page-window"

const FILTERS = {
  product_id: text(100).optional(),
  resolved: z.boolean().optional(),
}

export const PROBLEM_REPORT_LIST: ListShape<typeof FILTERS> = {
  filters: z.object(FILTERS),
  sortable: ["id", "created_at", "resolved_at", "resolved", "product_name", "customer_name"],
}
type ReportQuery = ListQuery<z.output<typeof PROBLEM_REPORT_LIST.filters>>

const PRODUCT = "coalesce(p.name, '')"
const CUSTOMER = "nullif(c.name, '')"
const REPORTS: JoinedList = {
  from: "reported_problem",
  joins: {
    p: "left join product_name p on p.product_id = r.product_id",
    c: "left join shopper c on c.id = r.customer_id",
  },
  columns: `r.id, r.product_id, ${PRODUCT} as product_name, r.customer_id, ${CUSTOMER} as customer_name,
    c.email as customer_email, r.message, r.created_at, r.resolved_at, r.resolved_at is not null as resolved,
    r.reply, r.replied_at`,
}
const SORTS: Record<string, string> = {
  product_name: PRODUCT,
  customer_name: CUSTOMER,
  resolved: "(r.resolved_at is not null)",
}

/** What visitors found wrong, the newest first by default; what a report does not have comes last. */
export const listProblemReports = async (
  db: Knex,
  query: ReportQuery,
): Promise<{ rows: ProblemReportRow[]; count: number }> => {
  const [field, direction] = query.sort ?? ["created_at", "DESC"]
  const sorted = SORTS[field] ?? `r.${field}`
  const order: Order = [
    [sorted, direction],
    ["r.id", direction],
  ]
  if (field === "resolved_at" || field === "customer_name") order.unshift([`(${sorted} is null)`, "ASC"])
  const { rows, count } = await listJoined<ProblemReportRow>(db, REPORTS, { conditions: matching(query), order }, query)
  return { rows, count }
}

/** One report, or null when there is none. */
export const findProblemReport = async (db: Knex, id: string): Promise<ProblemReportRow | null> => {
  const { rows } = await db.raw<{ rows: ProblemReportRow[] }>(`${selectJoined(REPORTS)} where r.id = ?`, [id])
  return rows[0] ?? null
}

const matching = ({ ids, filter: { product_id, resolved } }: ReportQuery) => {
  const conditions: [sql: string, ...values: (string | string[])[]][] = []
  if (ids) conditions.push(["r.id = any(?)", ids])
  if (product_id) conditions.push(["r.product_id = ?", product_id])
  if (resolved !== undefined) conditions.push([`r.resolved_at is ${resolved ? "not null" : "null"}`])
  return conditions
}

import type { ProblemReportRow } from "@haat/problem-reports/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { ListQuery, ListShape } from "../dialect/list-query"
import { text } from "../dialect/text"

const FILTERS = {
  product_id: text(100).optional(),
  resolved: z.boolean().optional(),
}

export const PROBLEM_REPORT_LIST: ListShape<typeof FILTERS> = {
  filters: z.object(FILTERS),
  sortable: ["id", "created_at", "resolved_at", "resolved", "product_name", "customer_name"],
}
type ReportQuery = ListQuery<z.output<typeof PROBLEM_REPORT_LIST.filters>>

const REPORTS = `
  select r.id, r.product_id, coalesce(p.title, '') as product_name, r.customer_id,
    nullif(trim(concat_ws(' ', c.first_name, c.last_name)), '') as customer_name, c.email as customer_email,
    r.message, r.created_at, r.resolved_at, r.resolved_at is not null as resolved
  from problem_report r
  left join product p on p.id = r.product_id
  left join customer c on c.id = r.customer_id and c.deleted_at is null
  where r.deleted_at is null`

/** What visitors found wrong, the newest first unless told otherwise. */
export const listProblemReports = async (
  db: Knex,
  query: ReportQuery,
): Promise<{ reports: ProblemReportRow[]; count: number }> => {
  const [field, direction] = query.sort ?? ["created_at", "DESC"]
  const { sql, values } = matching(query)
  const [rows, counted] = await Promise.all([
    // Both come from the whitelist above, never from the wire.
    db.raw<{ rows: ProblemReportRow[] }>(
      `select * from (${REPORTS}) r where ${sql} order by r.${field} ${direction} nulls last, r.id desc limit ? offset ?`,
      [...values, query.take, query.skip],
    ),
    db.raw<{ rows: { count: string }[] }>(`select count(*) from (${REPORTS}) r where ${sql}`, values),
  ])
  return { reports: rows.rows, count: Number(counted.rows[0].count) }
}

/** One report, or null when there is none. */
export const findProblemReport = async (db: Knex, id: string): Promise<ProblemReportRow | null> => {
  const { rows } = await db.raw<{ rows: ProblemReportRow[] }>(`${REPORTS} and r.id = ?`, [id])
  return rows[0] ?? null
}

const matching = ({ ids, filter: { product_id, resolved } }: ReportQuery) => {
  const conditions: [sql: string, ...values: (string | boolean | string[])[]][] = []
  if (ids) conditions.push(["r.id = any(?)", ids])
  if (product_id) conditions.push(["r.product_id = ?", product_id])
  if (resolved !== undefined) conditions.push(["r.resolved = ?", resolved])
  return {
    sql: conditions.map(([sql]) => sql).join(" and ") || "true",
    values: conditions.flatMap(([, ...values]) => values),
  }
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { StaffMember } from "../contract"
import type { ListQuery, ListShape } from "../dialect/list-query"
import { text } from "../dialect/text"

const FILTERS = { q: text(200).optional() }
export const STAFF_LIST: ListShape<typeof FILTERS> = {
  filters: z.object(FILTERS),
  sortable: ["id", "name", "username", "email", "role", "created_at"],
}
type StaffQuery = ListQuery<z.output<typeof STAFF_LIST.filters>>

const STAFF = `
  select id, coalesce(username, '') as username, name, email, role, created_at, second_factor from staff_member`

/** Everybody who can sign in to the back office, by name by default. */
export const listStaff = async (db: Knex, query: StaffQuery): Promise<{ rows: StaffMember[]; count: number }> => {
  const [field, direction] = query.sort ?? ["name", "ASC"]
  const { sql, values } = matching(query)
  const [rows, counted] = await Promise.all([
    // Both come from the whitelist above, never from the wire.
    db.raw<{ rows: StaffMember[] }>(
      `select * from (${STAFF}) s where ${sql} order by s.${field} ${direction}, s.id limit ? offset ?`,
      [...values, query.take, query.skip],
    ),
    db.raw<{ rows: { count: string }[] }>(`select count(*) from (${STAFF}) s where ${sql}`, values),
  ])
  return { rows: rows.rows, count: Number(counted.rows[0].count) }
}

/** One of them, or null. */
export const findStaff = async (db: Knex, id: string): Promise<StaffMember | null> => {
  const { rows } = await db.raw<{ rows: StaffMember[] }>(`${STAFF} where id = ?`, [id])
  return rows[0] ?? null
}

const matching = ({ ids, filter: { q } }: StaffQuery) => {
  const conditions: [sql: string, ...values: (string | string[])[]][] = []
  if (ids) conditions.push(["s.id = any(?)", ids])
  if (q) {
    const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`
    conditions.push(["(s.name ilike ? or s.username ilike ? or s.email ilike ?)", pattern, pattern, pattern])
  }
  return {
    sql: conditions.map(([sql]) => sql).join(" and ") || "true",
    values: conditions.flatMap(([, ...values]) => values),
  }
}

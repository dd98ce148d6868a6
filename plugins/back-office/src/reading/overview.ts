import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Overview } from "../contract"

const SUBSCRIBERS = "select count(*) as value from customer c where c.deleted_at is null and c.has_account"
const ORDERS = "select count(*) as value from order_fact o where true"
const REVENUE = "select coalesce(sum(o.total), 0) as value from order_fact o where o.status <> 'canceled'"

/** One query for each number; with a `date` (YYYY-MM-DD), what had come in by the end of that day in India. */
export const readOverview = async (db: Knex, date?: string): Promise<Overview> => {
  const read = async (sql: string, alias: string) => {
    const until = date ? `and ${alias}.created_at < (?::date + 1)::timestamp at time zone 'Asia/Kolkata'` : ""
    const { rows } = await db.raw<{ rows: { value: string }[] }>(`${sql} ${until}`, date ? [date] : [])
    return Number(rows[0].value)
  }
  const [subscribers, orders, revenue] = await Promise.all([
    read(SUBSCRIBERS, "c"),
    read(ORDERS, "o"),
    read(REVENUE, "o"),
  ])
  return { subscribers, orders, revenue }
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { PlacedOrder } from "../contract"
import type { ListQuery, ListShape } from "../dialect/list-query"
import { text } from "../dialect/text"
import { ORDERS, type OrderRow, toPlacedOrder, withContents } from "./order-rows"

const FILTERS = {
  q: text(200).optional(),
  status: z.enum(["pending", "completed", "canceled"]).optional(),
}

export const ORDER_LIST: ListShape<typeof FILTERS> = {
  filters: z.object(FILTERS),
  sortable: ["id", "created_at", "display_id", "customer_name", "total", "status"],
}
type OrderQuery = ListQuery<z.output<typeof ORDER_LIST.filters>>

/** The newest first unless told otherwise; `q` is the order's number (with or without #) or a part of the shopper's name. */
export const listOrders = async (db: Knex, query: OrderQuery): Promise<{ orders: PlacedOrder[]; count: number }> => {
  const [field, direction] = query.sort ?? ["created_at", "DESC"]
  // Both come from the whitelist above, never from the wire.
  const order = `o.${field} ${direction}, o.display_id desc`
  const { sql, values } = matching(query)
  const page = `select * from (${ORDERS}) o where ${sql} order by ${order} limit ? offset ?`
  const [rows, counted] = await Promise.all([
    db.raw<{ rows: OrderRow[] }>(withContents(page, order), [...values, query.take, query.skip]),
    db.raw<{ rows: { count: string }[] }>(`select count(*) from (${ORDERS}) o where ${sql}`, values),
  ])
  return { orders: rows.rows.map(toPlacedOrder), count: Number(counted.rows[0].count) }
}

/** The order, or null when there is none. */
export const findOrder = async (db: Knex, id: string): Promise<PlacedOrder | null> => {
  const { rows } = await db.raw<{ rows: OrderRow[] }>(withContents(`${ORDERS} and o.id = ?`, "o.id"), [id])
  return rows.length ? toPlacedOrder(rows[0]) : null
}

const matching = ({ ids, filter: { q, status } }: OrderQuery) => {
  const number = q && /^#?(\d{1,9})$/.exec(q)?.[1]
  const conditions: [sql: string, value: string | number | string[]][] = []
  if (ids) conditions.push(["o.id = any(?)", ids])
  if (status) conditions.push(["o.status = ?", status])
  if (number) conditions.push(["o.display_id = ?", Number(number)])
  else if (q) conditions.push(["o.customer_name ilike ?", `%${q.replace(/[\\%_]/g, "\\$&")}%`])
  return {
    sql: conditions.map(([sql]) => sql).join(" and ") || "true",
    values: conditions.map(([, value]) => value),
  }
}

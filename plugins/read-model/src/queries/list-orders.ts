import type { PlacedOrder } from "@haat/checkout/contract"
import type { Direction } from "@haat/sdk/server/back-office/list-query"
import { type Order, orderBySql, pageWindow } from "@haat/sdk/server/back-office/queries/page-window"
import { prepare, runPrepared } from "@haat/sdk/server/queries/prepared"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type OrderQuery, orderConditions, sumConditions } from "./order-conditions"
import { ORDERS, type OrderRow, toPlacedOrder, withContents } from "./order-rows"

/** Sorts by a field, then by display id in the same direction. */
const toSortOrder = ([field, direction]: [string, Direction]): Order =>
  field === "id" || field === "display_id"
    ? [[`o.${field}`, direction]]
    : [
        [`o.${field}`, direction],
        ["o.display_id", direction],
      ]

/** Counts matching orders from `order_sum`, or from `order_fact` when the sums lack a filter of the query. */
const countOrders = async (db: Knex, query: OrderQuery): Promise<number> => {
  const sums = sumConditions(query)
  const { sql, values } = sums ?? orderConditions(query)
  const from = sums ? "sum(o.orders) as count from order_sum o" : "count(*) as count from order_fact o"
  const { rows } = await db.raw<{ rows: { count: string | null }[] }>(`select ${from} where ${sql}`, values)
  return Number(rows[0].count)
}

/** Lists orders, the newest first by default: selects a page of ids from `order_fact`, then reads these in full. */
export const listOrders = async (db: Knex, query: OrderQuery): Promise<{ rows: PlacedOrder[]; count: number }> => {
  // The field comes from the list's whitelist, never from the wire.
  const order = toSortOrder(query.sort ?? ["created_at", "DESC"])
  const { sql, values } = orderConditions(query)
  const count = await countOrders(db, query)
  const window = pageWindow(order, count, query)
  const page = `${ORDERS} where o.order_id = any(array(
    select o.id from order_fact o where ${sql} order by ${window.order} limit ? offset ?))`
  const { rows } = await db.raw<{ rows: OrderRow[] }>(withContents(page, orderBySql(order)), [
    ...values,
    window.limit,
    window.offset,
  ])
  return { rows: rows.map(toPlacedOrder), count }
}

/** An order with its sort key as text, in full precision, for keyset pagination. */
export type OrderAfter = PlacedOrder & { key: string }

const SORT_TYPES: Record<string, string> = { created_at: "timestamptz", total: "numeric", display_id: "integer" }

/** Reads `take` orders after `last` in the list's order, or the first ones, without counting them. */
export const readOrders = async (
  db: Knex,
  query: OrderQuery,
  take: number,
  last?: OrderAfter,
): Promise<OrderAfter[]> => {
  const [field, direction] = query.sort ?? ["created_at", "DESC"]
  const { sql, values } = orderConditions(query)
  const key = [`o.${field}`, "o.display_id"]
  const after = last
    ? `and (${key}) ${direction === "ASC" ? ">" : "<"} (?::${SORT_TYPES[field] ?? "text"}, ?::integer)`
    : ""
  const sorted = orderBySql(key.map((column) => [column, direction]))
  const page = `${ORDERS} where o.order_id = any(array(
    select o.id from order_fact o where ${sql} ${after} order by ${sorted} limit ?))`
  const { rows } = await db.raw<{ rows: (OrderRow & { key: string })[] }>(
    `select listed.*, o.${field}::text as key from (${withContents(page, "o.id")}) listed
     join order_fact o on o.id = listed.id order by ${sorted}`,
    [...values, ...(last ? [last.key, last.display_id] : []), take],
  )
  return rows.map((row) => ({ ...toPlacedOrder(row), key: row.key }))
}

const ORDER_BY_ID = prepare(withContents(`${ORDERS} where o.order_id = :id`, "o.id"))

/** Finds an order; null when there is none. */
export const findOrder = async (db: Knex, id: string): Promise<PlacedOrder | null> => {
  const [order] = await runPrepared<OrderRow>(db, ORDER_BY_ID, { id })
  return order ? toPlacedOrder(order) : null
}

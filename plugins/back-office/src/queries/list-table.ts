import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Direction, ListQuery } from "../dialect/list-query"
import { inOrder, type Order, pageWindow } from "./page-window"

type Table = {
  /** a published view, or a table of which nothing is kept deleted */
  from: string
  columns: string[]
  /** Columns in which `q` is looked for. */
  searched: string[]
  /** Used when the list is not told its order; ties are settled by id, the same way round. */
  order: [column: string, Direction]
}

/** A page of the rows of one view or table, and how many match in all. `query.sort` comes from the list's whitelist. */
export const listTable = async <Row>(
  db: Knex,
  table: Table,
  query: ListQuery<{ q?: string }>,
): Promise<{ rows: Row[]; count: number }> => {
  const [column, direction] = query.sort ?? table.order
  const [{ count }] = await matching(db, table, query).count({ count: "*" })
  const total = Number(count)
  const wanted: Order =
    column === "id"
      ? [["id", direction]]
      : [
          [column, direction],
          ["id", direction],
        ]
  const window = pageWindow(wanted, total, query)
  const page = matching(db, table, query)
    .select(table.columns)
    .orderByRaw(window.order)
    .offset(window.offset)
    .limit(window.limit)
  const rows = await db.from(page.as("page")).select("*").orderByRaw(inOrder(wanted))
  return { rows: rows as Row[], count: total }
}

/** In the list's order, the `take` rows after `last`, or the first ones; how many there are is not counted. */
export const readAfter = async <Row extends { id: string }>(
  db: Knex,
  table: Table,
  query: ListQuery<{ q?: string }>,
  take: number,
  last?: Row,
): Promise<Row[]> => {
  const [column, direction] = query.sort ?? table.order
  const rows = matching(db, table, query).select(table.columns)
  // A row's time comes back in milliseconds; compared more exactly, it would come after itself.
  const key = column.endsWith("_at") ? "date_trunc('milliseconds', ??)" : "??"
  if (last) {
    const value = last[column as keyof Row] as string | Date
    rows.whereRaw(`(${key}, id) ${direction === "ASC" ? ">" : "<"} (?, ?)`, [column, value, last.id])
  }
  // Both words come from the whitelist.
  return rows.orderByRaw(`${key} ${direction}, id ${direction}`, [column]).limit(take) as unknown as Promise<Row[]>
}

const matching = (db: Knex, { from, searched }: Table, { ids, filter }: ListQuery<{ q?: string }>) => {
  const query = db(from)
  if (ids) query.whereIn("id", ids)
  if (filter.q) {
    const pattern = `%${filter.q.replace(/[\\%_]/g, "\\$&")}%`
    query.where((any) => {
      for (const column of searched) any.orWhereILike(column, pattern)
    })
  }
  return query
}

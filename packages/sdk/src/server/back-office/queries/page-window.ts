import type { Direction } from "../list-query"

type SortDirection = Direction | `${Direction} NULLS LAST`

/** Sort keys of rows as SQL with their directions, the last key unique; NULLS LAST where a key may be null. */
export type Order = [sql: string, direction: SortDirection][]

export type PageWindow = { order: string; limit: number; offset: number }

const REVERSED: Record<SortDirection, string> = {
  ASC: "DESC",
  DESC: "ASC",
  "ASC NULLS LAST": "DESC NULLS FIRST",
  "DESC NULLS LAST": "ASC NULLS FIRST",
}
const toSql = (order: [sql: string, direction: string][]) =>
  order.map(([sql, direction]) => `${sql} ${direction}`).join(", ")

/**
 * Returns order, limit and offset for reading one page. PostgreSQL walks over all rows before the offset, so a page in
 * the second half of `count` rows is read backwards from the end, and the caller must sort its rows again.
 */
export const pageWindow = (order: Order, count: number, { skip, take }: { skip: number; take: number }): PageWindow => {
  if (skip <= count / 2) return { order: toSql(order), limit: take, offset: skip }
  const remaining = Math.max(count - skip - take, 0)
  const limit = Math.max(Math.min(take, count - skip), 0)
  return { order: toSql(order.map(([sql, direction]) => [sql, REVERSED[direction]])), limit, offset: remaining }
}

/** Returns the SQL of `order by` for an order, in its own direction. */
export const orderBySql = (order: Order) => toSql(order)

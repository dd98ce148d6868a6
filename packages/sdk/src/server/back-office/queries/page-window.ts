import type { Direction } from "../list-query"

type Way = Direction | `${Direction} NULLS LAST`

/** Sort keys of rows as SQL with their directions, the last key unique; NULLS LAST where a key may be null. */
export type Order = [sql: string, way: Way][]

export type PageWindow = { order: string; limit: number; offset: number }

const BACK: Record<Way, string> = {
  ASC: "DESC",
  DESC: "ASC",
  "ASC NULLS LAST": "DESC NULLS FIRST",
  "DESC NULLS LAST": "ASC NULLS FIRST",
}
const write = (order: [sql: string, way: string][]) => order.map(([sql, way]) => `${sql} ${way}`).join(", ")

/**
 * Finds where a page is read from. PostgreSQL walks over all rows before a page, so one in the farther half of `count`
 * rows is read from the end, backwards, and its caller sorts the rows again.
 */
export const pageWindow = (order: Order, count: number, { skip, take }: { skip: number; take: number }): PageWindow => {
  if (skip <= count / 2) return { order: write(order), limit: take, offset: skip }
  const remaining = Math.max(count - skip - take, 0)
  const limit = Math.max(Math.min(take, count - skip), 0)
  return { order: write(order.map(([sql, way]) => [sql, BACK[way]])), limit, offset: remaining }
}

/** The order as SQL, from the beginning. */
export const inOrder = (order: Order) => write(order)

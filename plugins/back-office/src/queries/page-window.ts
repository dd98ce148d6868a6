import type { Direction } from "../dialect/list-query"

/** What rows are ordered by, the last of them unique: SQL that is never null, each with its direction. */
export type Order = [sql: string, direction: Direction][]

export type PageWindow = { order: string; limit: number; offset: number }

const BACK: Record<Direction, Direction> = { ASC: "DESC", DESC: "ASC" }
const write = (order: Order) => order.map(([sql, direction]) => `${sql} ${direction}`).join(", ")

/**
 * Where a page is read from. PostgreSQL walks over all rows before a page, so one in the farther half of `count` rows is
 * read from the end, backwards: whoever asks puts its rows into order again.
 */
export const pageWindow = (order: Order, count: number, { skip, take }: { skip: number; take: number }): PageWindow => {
  if (skip <= count / 2) return { order: write(order), limit: take, offset: skip }
  const remaining = Math.max(count - skip - take, 0)
  const limit = Math.max(Math.min(take, count - skip), 0)
  return { order: write(order.map(([sql, direction]) => [sql, BACK[direction]])), limit, offset: remaining }
}

/** The order as SQL, from the beginning. */
export const inOrder = write

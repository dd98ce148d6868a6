import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { inOrder, type Order, pageWindow } from "./page-window"

type Value = string | boolean | string[]

export type JoinedList = {
  /** The list's own view, known as `r`. */
  from: string
  /** What is joined to it, one row at most for each of its rows, by the name it is known as. */
  joins: Record<string, string>
  /** What is shown of a row, over all of the joins. */
  columns: string
}

/** Only what is searched or sorted by is joined before the page is known. */
const joined = (joins: JoinedList["joins"], used: string) =>
  Object.entries(joins)
    .filter(([name]) => used.includes(`${name}.`))
    .map(([, join]) => join)
    .join(" ")

/** Every row that is shown, in no order. */
export const selectJoined = ({ from, joins, columns }: JoinedList) =>
  `select ${columns} from ${from} r ${Object.values(joins).join(" ")}`

/**
 * A page of a list whose rows show other tables too, and how many match in all: first which rows, over as few tables as
 * that takes; then all about these few. `conditions` and `order` are ours, never from the wire.
 */
export const listJoined = async <Row>(
  db: Knex,
  list: JoinedList,
  { conditions, order }: { conditions: [sql: string, ...values: Value[]][]; order: Order },
  range: { skip: number; take: number },
): Promise<{ rows: Row[]; count: number }> => {
  const where = conditions.map(([sql]) => `(${sql})`).join(" and ") || "true"
  const values = conditions.flatMap(([, ...given]) => given)
  const from = (used: string) => `from ${list.from} r ${joined(list.joins, used)} where ${where}`

  const counted = await db.raw<{ rows: { count: string }[] }>(`select count(*) ${from(where)}`, values)
  const count = Number(counted.rows[0].count)
  const window = pageWindow(order, count, range)
  const page = `select r.id ${from(where + window.order)} order by ${window.order} limit ? offset ?`
  const { rows } = await db.raw<{ rows: Row[] }>(
    `${selectJoined(list)} where r.id = any(array(${page})) order by ${inOrder(order)}`,
    [...values, window.limit, window.offset],
  )
  return { rows, count }
}

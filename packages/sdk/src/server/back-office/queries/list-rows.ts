import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { Direction, ListQuery, ListShape } from "../list-query"
import { containing } from "../text"
import { allOf, type Condition } from "./conditions"
import { inOrder, type Order, pageWindow } from "./page-window"

type Filter<Filters extends z.ZodRawShape> = z.output<z.ZodObject<Filters>>

type Definition<Filters extends z.ZodRawShape> = {
  /** a published view, or a table of which nothing is kept deleted, known as `r` */
  from: string
  /** what is joined to it, one row at most for each of its rows, by the name it is known as */
  joins?: Record<string, string>
  /** what is shown of a row, over all of the joins */
  columns: string
  filters: Filters
  /** where `q` of the filter is looked for */
  searched?: string[]
  /** what else the filter selects */
  where?: (filter: Filter<Filters>) => Condition[]
  sortable: readonly string[]
  /** what a field is sorted by, when it is not the column of its name; SQL that is never null */
  sorts?: Record<string, string>
  /** what `after` compares and sorts by, where a row may have none: SQL of the column of that name */
  keys?: Record<string, string>
  /** sorted by one of these, rows without a value come last, whatever the direction */
  nullsLast?: string[]
  /** used when none is requested; ties are settled by id, the same way round */
  order: [field: string, direction: Direction]
}

/** A list of the back office, and how its rows are read. */
export type RowList<Row, Filters extends z.ZodRawShape> = ListShape<Filters> & {
  /** every row, in no order */
  select: string
  /**
   * A page, and how many rows match in all: first which rows, over as few tables as that takes; then all about these
   * few. `query.sort` comes from the list's whitelist.
   */
  page: (db: Knex, query: ListQuery<Filter<Filters>>) => Promise<{ rows: Row[]; count: number }>
  /** In the list's order, the `take` rows after `last`, or the first ones; how many there are is not counted. */
  after: (db: Knex, query: ListQuery<Filter<Filters>>, take: number, last?: Row) => Promise<Row[]>
  /** One row, or null when there is none. */
  find: (db: Knex, id: string) => Promise<Row | null>
}

/** A list whose rows are read as `Row`. */
export const rowList =
  <Row extends { id: string }>() =>
  <Filters extends z.ZodRawShape>(list: Definition<Filters>): RowList<Row, Filters> => {
    const { joins = {}, sorts = {}, keys = {}, nullsLast = [] } = list
    const select = `select ${list.columns} from ${list.from} r ${Object.values(joins).join(" ")}`
    const keyOf = (field: string) => sorts[field] ?? `r.${field}`
    /** Only what is searched or sorted by is joined before the rows are known. */
    const fromFor = (used: string) => {
      const needed = Object.entries(joins).filter(([name]) => used.includes(`${name}.`))
      return `from ${list.from} r ${needed.map(([, join]) => join).join(" ")}`
    }
    const read = async (db: Knex, ids: string, order: string, values: unknown[]) => {
      const found = await db.raw<{ rows: Row[] }>(
        `${select} where r.id = any(array(${ids})) order by ${order}`,
        values as string[],
      )
      return found.rows
    }
    return {
      filters: z.object(list.filters),
      sortable: list.sortable,
      select,
      page: async (db, query) => {
        const { sql: where, values } = matching(list, query)
        const [field, direction] = query.sort ?? list.order
        const order: Order = [[keyOf(field), nullsLast.includes(field) ? `${direction} NULLS LAST` : direction]]
        if (field !== "id") order.push(["r.id", direction])
        const counted = await db.raw<{ rows: { count: string }[] }>(
          `select count(*) ${fromFor(where)} where ${where}`,
          values,
        )
        const count = Number(counted.rows[0].count)
        const window = pageWindow(order, count, query)
        const ids = `select r.id ${fromFor(where + window.order)} where ${where}
          order by ${window.order} limit ? offset ?`
        return { rows: await read(db, ids, inOrder(order), [...values, window.limit, window.offset]), count }
      },
      after: async (db, query, take, last) => {
        const { sql: where, values } = matching(list, query)
        const [field, direction] = query.sort ?? list.order
        const column = `r.${field}`
        // A row's time comes back in milliseconds; compared more exactly, it would come after itself.
        const isTime = field.endsWith("_at")
        const key = isTime ? `date_trunc('milliseconds', ${column})` : (keys[field] ?? keyOf(field))
        const value = isTime ? "?" : key.replace(column, "?")
        const after = last ? `and (${key}, r.id) ${direction === "ASC" ? ">" : "<"} (${value}, ?)` : ""
        const order = `${key} ${direction}, r.id ${direction}`
        const ids = `select r.id ${fromFor(where + order)} where ${where} ${after} order by ${order} limit ?`
        const lastValues = last ? [last[field as keyof Row], last.id] : []
        return read(db, ids, order, [...values, ...lastValues, take])
      },
      find: async (db, id) => {
        const { rows } = await db.raw<{ rows: Row[] }>(`${select} where r.id = ?`, [id])
        return rows[0] ?? null
      },
    }
  }

const matching = <Filters extends z.ZodRawShape>(
  { searched = [], where }: Definition<Filters>,
  { ids, filter }: ListQuery<Filter<Filters>>,
) => {
  const conditions: Condition[] = where?.(filter) ?? []
  if (ids) conditions.push(["r.id = any(?)", ids])
  const { q } = filter as { q?: string }
  if (q && searched.length)
    conditions.push([searched.map((column) => `${column} ilike ?`).join(" or "), ...searched.map(() => containing(q))])
  return allOf(conditions)
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { Direction, ListQuery, ListShape } from "../list-query"
import { containing } from "../text"
import { allOf, type Condition } from "./conditions"
import { type Order, orderBySql, pageWindow } from "./page-window"

type Filter<Filters extends z.ZodRawShape> = z.output<z.ZodObject<Filters>>

type Definition<Filters extends z.ZodRawShape> = {
  /** published view, or table without soft-deleted rows; its alias is `r` */
  from: string
  /** SQL of joins by their aliases; each must add at most one row to a row of `from` */
  joins?: Record<string, string>
  /** SQL of the selected columns; may use all joins */
  columns: string
  filters: Filters
  /** SQL of the columns that are searched for `q` of the filter */
  searched?: string[]
  /** conditions for the other filter fields */
  where?: (filter: Filter<Filters>) => Condition[]
  sortable: readonly string[]
  /** SQL that a field is sorted by, if it is not the column of that name; must never be null */
  sorts?: Record<string, string>
  /** SQL that `after` compares and sorts by, for fields whose column may be null */
  keys?: Record<string, string>
  /** fields that sort rows without a value last in both directions */
  nullsLast?: string[]
  /** default order; rows with equal values are sorted by id in the same direction */
  order: [field: string, direction: Direction]
}

/** A list of the back office with the functions that read its rows. */
export type RowList<Row, Filters extends z.ZodRawShape> = ListShape<Filters> & {
  /** SQL that selects every row, unsorted */
  select: string
  /**
   * Reads a page of rows and the total number of matching rows. Ids are selected first, over only the joins that the
   * query uses, and the columns for these ids after that. `query.sort` must be one of `sortable`.
   */
  page: (db: Knex, query: ListQuery<Filter<Filters>>) => Promise<{ rows: Row[]; count: number }>
  /** Reads the `take` rows after `last` in the list's order, or the first ones, without counting them. */
  after: (db: Knex, query: ListQuery<Filter<Filters>>, take: number, last?: Row) => Promise<Row[]>
  /** Reads one row, or null when there is none. */
  find: (db: Knex, id: string) => Promise<Row | null>
}

/** Defines a list whose rows are typed as `Row`: `rowList<Row>()({ from, columns, … })`. */
export const rowList =
  <Row extends { id: string }>() =>
  <Filters extends z.ZodRawShape>(list: Definition<Filters>): RowList<Row, Filters> => {
    const { joins = {}, sorts = {}, keys = {}, nullsLast = [] } = list
    const select = `select ${list.columns} from ${list.from} r ${Object.values(joins).join(" ")}`
    const sortKey = (field: string) => sorts[field] ?? `r.${field}`
    /** Returns the `from` clause with only the joins that `usedSql` refers to. */
    const fromClause = (usedSql: string) => {
      const needed = Object.entries(joins).filter(([alias]) => usedSql.includes(`${alias}.`))
      return `from ${list.from} r ${needed.map(([, join]) => join).join(" ")}`
    }
    const readRows = async (db: Knex, ids: string, order: string, values: unknown[]) => {
      const { rows } = await db.raw<{ rows: Row[] }>(
        `${select} where r.id = any(array(${ids})) order by ${order}`,
        values as string[],
      )
      return rows
    }
    return {
      filters: z.object(list.filters),
      sortable: list.sortable,
      select,
      page: async (db, query) => {
        const { sql: where, values } = filterConditions(list, query)
        const [field, direction] = query.sort ?? list.order
        const order: Order = [[sortKey(field), nullsLast.includes(field) ? `${direction} NULLS LAST` : direction]]
        if (field !== "id") order.push(["r.id", direction])
        const counted = await db.raw<{ rows: { count: string }[] }>(
          `select count(*) ${fromClause(where)} where ${where}`,
          values,
        )
        const count = Number(counted.rows[0].count)
        const window = pageWindow(order, count, query)
        const ids = `select r.id ${fromClause(where + window.order)} where ${where}
          order by ${window.order} limit ? offset ?`
        return { rows: await readRows(db, ids, orderBySql(order), [...values, window.limit, window.offset]), count }
      },
      after: async (db, query, take, last) => {
        const { sql: where, values } = filterConditions(list, query)
        const [field, direction] = query.sort ?? list.order
        const column = `r.${field}`
        // Times are returned in milliseconds. Compared in microseconds, a row would come after itself.
        const isTime = field.endsWith("_at")
        const key = isTime ? `date_trunc('milliseconds', ${column})` : (keys[field] ?? sortKey(field))
        const value = isTime ? "?" : key.replace(column, "?")
        const after = last ? `and (${key}, r.id) ${direction === "ASC" ? ">" : "<"} (${value}, ?)` : ""
        const order = `${key} ${direction}, r.id ${direction}`
        const ids = `select r.id ${fromClause(where + order)} where ${where} ${after} order by ${order} limit ?`
        const lastValues = last ? [last[field as keyof Row], last.id] : []
        return readRows(db, ids, order, [...values, ...lastValues, take])
      },
      find: async (db, id) => {
        const { rows } = await db.raw<{ rows: Row[] }>(`${select} where r.id = ?`, [id])
        return rows[0] ?? null
      },
    }
  }

const filterConditions = <Filters extends z.ZodRawShape>(
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

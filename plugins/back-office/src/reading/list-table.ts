import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Direction, ListQuery } from "../dialect/list-query"

type Table = {
  name: string
  columns: string[]
  /** Columns in which `q` is looked for. */
  searched: string[]
  /** Used when the list is not told its order; ties are settled by id, the same way round. */
  order: [column: string, Direction]
}

/** A page of one table's living rows, and how many match in all. `query.sort` comes from the list's whitelist. */
export const listTable = async <Row>(
  db: Knex,
  { name, columns, searched, order }: Table,
  { ids, filter, sort, skip, take }: ListQuery<{ q?: string }>,
): Promise<{ rows: Row[]; count: number }> => {
  const matching = () => {
    const query = db(name).whereNull("deleted_at")
    if (ids) query.whereIn("id", ids)
    if (filter.q) {
      const pattern = `%${filter.q.replace(/[\\%_]/g, "\\$&")}%`
      query.where((any) => {
        for (const column of searched) any.orWhereILike(column, pattern)
      })
    }
    return query
  }
  const [column, direction] = sort ?? order
  const page = matching()
    .select(columns)
    .orderBy([
      { column, order: direction },
      { column: "id", order: direction },
    ])
    .offset(skip)
    .limit(take)
  const [rows, [{ count }]] = await Promise.all([page, matching().count({ count: "*" })])
  return { rows: rows as Row[], count: Number(count) }
}

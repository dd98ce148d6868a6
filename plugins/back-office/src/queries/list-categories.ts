import type { Category } from "@haat/catalog/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { ListQuery, ListShape } from "../dialect/list-query"
import { text } from "../dialect/text"

const FILTERS = { q: text(200).optional() }

export const CATEGORY_LIST: ListShape<typeof FILTERS> = {
  filters: z.object(FILTERS),
  sortable: ["id", "name", "handle", "product_count"],
}
type CategoryQuery = ListQuery<z.output<typeof CATEGORY_LIST.filters>>

export const listCategories = async (db: Knex, query: CategoryQuery) => {
  const [field, direction] = query.sort ?? ["name", "ASC"]
  const rows = matching(db, query)
    .select<Category[]>("*")
    // Names sort as people read them, whatever the case.
    .orderByRaw(`${field === "name" ? "lower(name)" : field} ${direction}, id`)
    .limit(query.take)
    .offset(query.skip)
  const [categories, [{ count }]] = await Promise.all([rows, matching(db, query).count({ count: "*" })])
  return { rows: categories, count: Number(count) }
}

/** The category, or null when there is none. */
export const findCategory = async (db: Knex, id: string): Promise<Category | null> =>
  (await matching(db, { ids: [id], filter: {} }).first()) ?? null

const matching = (db: Knex, { ids, filter: { q } }: Pick<CategoryQuery, "ids" | "filter">) => {
  const query = db("shop_category")
  if (ids) query.whereIn("id", ids)
  if (q) {
    const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`
    query.where((either) => void either.whereILike("name", pattern).orWhereILike("name_hi", pattern))
  }
  return query
}

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

/** The owner's count has the inactive products in it, as they too keep a category from being deleted. */
const CATEGORIES = `
  select c.id, c.name, nullif(c.metadata->>'name_hi', '') as name_hi, c.handle, count(p.id)::int as product_count
  from product_category c
  left join product_category_product cp on cp.product_category_id = c.id
  left join product p on p.id = cp.product_id and p.deleted_at is null
  where c.deleted_at is null group by c.id`

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
  const query = db.from(db.raw(`(${CATEGORIES}) category`))
  if (ids) query.whereIn("id", ids)
  if (q) {
    const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`
    query.where((either) => void either.whereILike("name", pattern).orWhereILike("name_hi", pattern))
  }
  return query
}

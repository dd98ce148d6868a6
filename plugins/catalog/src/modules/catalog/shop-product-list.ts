import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaError } from "@medusajs/framework/utils"
import { SHOP_PRODUCTS, type ShopProductRow } from "./shop-product-row"

const SORTABLE = ["id", "name", "price", "quantity", "active", "category", "created_at", "updated_at"]

export type ShopProductFilter = {
  q?: string
  active?: boolean
  category_id?: string
  ids?: string[]
  /** A field of the shop product and "ASC" or "DESC"; without it, the newest first. */
  sort?: [field: string, direction: "ASC" | "DESC"]
  skip: number
  take: number
}

export const selectMatching = async (db: Knex, filter: ShopProductFilter): Promise<ShopProductRow[]> => {
  const [field, direction] = filter.sort ?? ["created_at", "DESC"]
  if (!SORTABLE.includes(field)) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `Products cannot be sorted by ${field}`)
  }
  const order = field === "name" || field === "category" ? db.raw("lower(??)", [field]) : db.raw("??", [field])
  return matching(db, filter)
    .select("*")
    .orderByRaw(`? ${direction === "DESC" ? "desc" : "asc"} nulls last`, [order])
    .orderBy("id")
    .offset(filter.skip)
    .limit(filter.take)
}

export const countMatching = async (db: Knex, filter: ShopProductFilter): Promise<number> => {
  const [{ count }] = await matching(db, filter).count({ count: "*" })
  return Number(count)
}

const matching = (db: Knex, { q, active, category_id, ids }: ShopProductFilter) => {
  const query = db.from(db.raw(`(${SHOP_PRODUCTS}) shop_product`))
  if (active !== undefined) query.where("active", active)
  if (category_id) query.where("category_id", category_id)
  if (ids)
    query.whereIn(
      "id",
      ids.filter((id) => !id.includes("\0")),
    )
  if (q?.trim()) {
    const pattern = `%${q
      .trim()
      .replaceAll("\0", "")
      .replace(/[\\%_]/g, "\\$&")}%`
    query.whereRaw("(name ilike :pattern or description ilike :pattern or price::text like :pattern)", { pattern })
  }
  return query
}

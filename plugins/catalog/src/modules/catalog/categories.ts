import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Category } from "../../contract"
import { foldName, nameHandle, toSlug } from "./handle"

/** By name; `active` counts only what shoppers can see. */
export const listCategories = async (db: Knex, count: "active" | "all"): Promise<Category[]> => {
  const { rows } = await db.raw<{ rows: Category[] }>(`${categories(count)} group by c.id order by lower(c.name), c.id`)
  return rows
}

/** Counts all its products, inactive ones too; null when there is no such category. */
export const findCategory = async (db: Knex, id: string): Promise<Category | null> => {
  const { rows } = await db.raw<{ rows: Category[] }>(`${categories("all")} and c.id = ? group by c.id`, [id])
  return rows[0] ?? null
}

/** The handle for a name, or null when another category has the name whatever the case. */
export const categoryHandle = async (db: Knex, name: string, id?: string): Promise<string | null> => {
  const others: { name: string; handle: string }[] = await db("product_category")
    .select("name", "handle")
    .whereNull("deleted_at")
    .whereNot("id", id ?? "")
  if (others.some((other) => foldName(other.name) === foldName(name))) return null
  const slug = toSlug(name)
  return slug && !others.some((other) => other.handle === slug)
    ? slug
    : [slug, nameHandle(name)].filter(Boolean).join("-")
}

const categories = (count: "active" | "all") => `
  select c.id, c.name, c.handle, count(p.id)::int as product_count from product_category c
  left join product_category_product pc on pc.product_category_id = c.id
  left join product p on p.id = pc.product_id and p.deleted_at is null ${count === "active" ? "and p.status = 'published'" : ""}
  where c.deleted_at is null and c.is_active and not c.is_internal`

import { type Locale, localizedText } from "@haat/sdk/locale"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type Category, type ShopCategory, toSlug } from "../../../contract"
import { foldName, nameHandle } from "../handle"
import { NOT_AMONG_PENDING_DELETION } from "../shop-product-row"

/**
 * Returns categories for shoppers by name in this language, with counts of active products; "filled" omits empty ones.
 */
export const listCategories = async (db: Knex, which: "filled" | "active", locale: Locale): Promise<ShopCategory[]> => {
  const { rows } = await db.raw<{ rows: Category[] }>(
    `${CATEGORIES} group by c.id
     ${which === "filled" ? "having count(p.id) > 0" : ""} order by lower(c.name), c.id`,
  )
  const named = rows.map((category) => toShopCategory(locale, category))
  return locale === "en" ? named : named.sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** Finds a category for shoppers by id or handle, with the count of its active products. */
export const findShopCategory = async (db: Knex, idOrHandle: string, locale: Locale): Promise<ShopCategory | null> => {
  const { rows } = await db.raw<{ rows: Category[] }>(
    `${CATEGORIES} and (c.id = :key or c.handle = :key) group by c.id order by c.id = :key desc limit 1`,
    { key: idOrHandle },
  )
  return rows.length ? toShopCategory(locale, rows[0]) : null
}

const toShopCategory = (locale: Locale, { id, name, name_hi, handle, product_count }: Category): ShopCategory => {
  const { text, lang } = localizedText(locale, name, name_hi)
  return { id, name: text, ...(lang && { lang }), handle, product_count }
}

/** Finds a category for the owner, with the count of all its products. */
export const findCategory = async (db: Knex, id: string): Promise<Category | null> => {
  const { rows } = await db.raw<{ rows: Category[] }>("select * from shop_category where id = ?", [id])
  return rows[0] ?? null
}

/** Returns a unique handle for a name; null when another category has the name, ignoring case. */
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

const CATEGORIES = `
  select c.id, c.name, nullif(c.metadata->>'name_hi', '') as name_hi, c.handle, count(p.id)::int as product_count
    from product_category c
  left join product_category_product pc on pc.product_category_id = c.id
  left join product p on p.id = pc.product_id and p.deleted_at is null and p.status = 'published'
    and ${NOT_AMONG_PENDING_DELETION}
  where c.deleted_at is null and c.is_active and not c.is_internal`

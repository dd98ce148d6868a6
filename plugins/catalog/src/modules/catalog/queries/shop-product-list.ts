import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { FoundProducts, ShopProductFilter, ShopProductPage } from "../../../contract"
import { CATALOG_ERRORS } from "../../../errors"
import { ACTIVE_VARIANT } from "../../../schema/sellable-variant"
import { NOT_AMONG_PENDING_DELETION, OFFER, SHOP_PRODUCTS, type ShopProductRow } from "../shop-product-row"

const AMOUNT = "coalesce(price.price, 0)"
const PIECES = "coalesce(stock.pieces, 0)"

/**
 * SQL: category of each product like the flat view's, but for all products at once: looking it up for each of thousands
 * takes five times as long.
 */
const CATEGORY = `
  left join (
    select distinct on (pc.product_id) pc.product_id, c.id, c.name
    from product_category_product pc join product_category c on c.id = pc.product_category_id and c.deleted_at is null
    order by pc.product_id, c.id
  ) category on category.product_id = p.id`

/** SQL: lowest price and all pieces of the active variants together. */
const TOGETHER = `
  left join (
    select v.product_id, min(price.price) as price, sum(stock.pieces) as pieces
    from product_variant v join variant_stock stock on stock.variant_id = v.id
    left join variant_price price on price.variant_id = v.id
    where v.deleted_at is null and ${ACTIVE_VARIANT} group by v.product_id
  ) together on together.product_id = p.id`

/** SQL: whether the product has a variant that meets a condition. */
const hasVariant = (condition: string) => `p.id in (
  select v.product_id from product_variant v join variant_stock left_of on left_of.variant_id = v.id
  left join variant_price cost on cost.variant_id = v.id
  where v.deleted_at is null and ${ACTIVE_VARIANT} and ${condition})`

const SORTS: Record<string, string> = {
  id: "p.id",
  name: "lower(p.title)",
  price: "coalesce(together.price, 0)",
  quantity: "coalesce(together.pieces, 0)",
  active: "(p.status = 'published')",
  category: "lower(category.name)",
  created_at: "p.created_at",
  updated_at: "p.updated_at",
}
/** Columns that may be null: products without a value come last. */
const NULLABLE = ["category"]
const LOW = 5

/**
 * The page's products, in order, and how many match. First which they are, over as few tables as that takes; then all
 * about these few.
 */
export const selectMatching = async (
  db: Knex,
  { sort, skip, take, ...filter }: ShopProductPage,
  found?: FoundProducts,
) => {
  const ids = await selectMatchingIds(db, filter, sort, skip, take, found)
  const isEnd = ids.length < take && (ids.length > 0 || skip === 0)
  return { rows: await readInOrder(db, ids), count: isEnd ? skip + ids.length : await countMatching(db, filter, found) }
}

export const readInOrder = async (db: Knex, ids: string[]): Promise<ShopProductRow[]> => {
  if (!ids.length) return []
  const { rows } = await db.raw<{ rows: ShopProductRow[] }>(
    `select row.* from unnest(?::text[]) with ordinality as wanted(id, place)
     join lateral (${SHOP_PRODUCTS} and p.id = wanted.id) row on true order by wanted.place`,
    [ids],
  )
  return rows
}

export const selectMatchingIds = async (
  db: Knex,
  filter: ShopProductFilter,
  sort: ShopProductPage["sort"],
  skip: number,
  take: number,
  found?: FoundProducts,
): Promise<string[]> => {
  const [field, direction] = sort ?? ["created_at", "DESC"]
  if (!Object.hasOwn(SORTS, field)) {
    throw new HttpError(CATALOG_ERRORS.unknown_sorting, { field })
  }
  const { from, where, values } = matching(filter, found, SORTS[field])
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select p.id ${from} where ${where} order by ${orderBy(field, direction)} limit :take offset :skip`,
    { ...values, take, skip },
  )
  return rows.map(({ id }) => id)
}

/** Order by an index where there is one: equal rows by their id, in the same direction. */
function orderBy(field: string, direction: "ASC" | "DESC"): string {
  const way = direction === "DESC" ? "desc" : "asc"
  const key = `${SORTS[field]} ${way}${NULLABLE.includes(field) ? " nulls last" : ""}`
  return field === "id" ? key : `${key}, p.id ${way}`
}

const countMatching = async (db: Knex, filter: ShopProductFilter, found?: FoundProducts): Promise<number> => {
  const { from, where, values } = matching(filter, found)
  const { rows } = await db.raw<{ rows: { count: string }[] }>(`select count(*) ${from} where ${where}`, values)
  return Number(rows[0].count)
}

type Values = Record<string, string | number | boolean | string[]>

/** Every condition is ours; what was requested goes in as values. */
const matching = (filter: ShopProductFilter, found?: FoundProducts, alsoRead = "") => {
  const { q, active, category_id, ids, stock, min_price, max_price, low_stock_limit = LOW } = filter
  const values: Values = {}
  const conditions = ["p.deleted_at is null", NOT_AMONG_PENDING_DELETION]
  const add = (condition: string, given: Values) => {
    conditions.push(condition)
    Object.assign(values, given)
  }
  if (active !== undefined) add("(p.status = 'published') = :active", { active })
  if (category_id) add("category.id = :category_id", { category_id })
  if (ids) add("p.id = any(:ids)", { ids: ids.filter((id) => !id.includes("\0")) })
  const costs = [
    min_price !== undefined && "cost.price >= :min_price",
    max_price !== undefined && "cost.price <= :max_price",
  ]
  const prices = { ...(min_price !== undefined && { min_price }), ...(max_price !== undefined && { max_price }) }
  if (Object.keys(prices).length) add(hasVariant(costs.filter(Boolean).join(" and ")), prices)
  if (stock === "out") add(`${PIECES} = 0`, {})
  if (stock === "in") add(`${PIECES} > 0`, {})
  if (stock === "low") add(hasVariant("left_of.pieces between 1 and :low_stock_limit"), { low_stock_limit })
  const text = q?.trim().replaceAll("\0", "")
  if (text && found) {
    const { where, values: bindings } = finding(found)
    const costsIt = MAY_BE_A_PRICE.test(text) ? `or ${AMOUNT}::text like :pattern` : ""
    add(`(${where} or ${asTyped("p")} or ${HAS_CODE} ${costsIt})`, {
      ...bindings,
      pattern: `%${text.replace(/[\\%_]/g, "\\$&")}%`,
    })
  }
  const where = conditions.join(" and ")
  const read = `${where} ${alsoRead}`
  const joins = [
    (read.includes("price.") || read.includes("stock.")) && OFFER,
    read.includes("category.") && CATEGORY,
    read.includes("together.") && TOGETHER,
  ]
  const from = `from product p ${joins.filter(Boolean).join(" ")}`
  return { from, where, values }
}

/** Text that cannot be part of a price is not searched for in prices. */
const MAY_BE_A_PRICE = /^[\d.]+$/

const HAS_CODE =
  "p.id in (select v.product_id from product_variant v where v.deleted_at is null and (v.sku ilike :pattern or " +
  "v.barcode ilike :pattern))"

const asTyped = (product: string) => `(${product}.title ilike :pattern or ${product}.description ilike :pattern)`

/**
 * Products that the shop's search finds, on sale or not. Partial matches are left out, since all results may be changed
 * and deleted at once; and there is no fuzzy match where a product has the typed text, even before the index has it.
 */
const finding = ({ known, guessed, bindings, lowest, highest }: FoundProducts): { where: string; values: Values } => {
  const conditions: string[] = []
  if (known) {
    const isThere = `exists (select from product other where other.deleted_at is null and ${asTyped("other")})`
    conditions.push(`(p.id in (${known}) or (not ${isThere} and p.id in (${guessed})))`)
  }
  const costs = [lowest !== undefined && "cost.price >= :lowest", highest !== undefined && "cost.price <= :highest"]
  if (costs.some(Boolean)) conditions.push(hasVariant(costs.filter(Boolean).join(" and ")))
  return {
    where: `(${conditions.join(" and ") || "false"})`,
    values: { ...bindings, ...(lowest !== undefined && { lowest }), ...(highest !== undefined && { highest }) },
  }
}

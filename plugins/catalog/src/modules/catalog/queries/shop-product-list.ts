import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { FoundProducts, ShopProductFilter, ShopProductPage } from "../../../contract"
import { CATALOG_ERRORS } from "../../../errors"
import { ACTIVE_VARIANT } from "../../../schema/sellable-variant"
import { NOT_AMONG_PENDING_DELETION, OFFER, SHOP_PRODUCTS, type ShopProductRow } from "../shop-product-row"

const AMOUNT = "coalesce(price.price, 0)"
const PIECES = "coalesce(stock.pieces, 0)"

/** SQL: category of each product, joined for all products at once; a lateral join takes five times as long. */
const CATEGORY = `
  left join (
    select distinct on (pc.product_id) pc.product_id, c.id, c.name
    from product_category_product pc join product_category c on c.id = pc.product_category_id and c.deleted_at is null
    order by pc.product_id, c.id
  ) category on category.product_id = p.id`

/** SQL: lowest price and total stock of the active variants. */
const VARIANT_TOTALS = `
  left join (
    select v.product_id, min(price.price) as price, sum(stock.pieces) as pieces
    from product_variant v join variant_stock stock on stock.variant_id = v.id
    left join variant_price price on price.variant_id = v.id
    where v.deleted_at is null and ${ACTIVE_VARIANT} group by v.product_id
  ) totals on totals.product_id = p.id`

/** SQL: true when the product has an active variant that meets a condition on `variant_cost` and `variant_pieces`. */
const hasVariant = (condition: string) => `p.id in (
  select v.product_id from product_variant v join variant_stock variant_pieces on variant_pieces.variant_id = v.id
  left join variant_price variant_cost on variant_cost.variant_id = v.id
  where v.deleted_at is null and ${ACTIVE_VARIANT} and ${condition})`

const SORTS: Record<string, string> = {
  id: "p.id",
  name: "lower(p.title)",
  price: "coalesce(totals.price, 0)",
  quantity: "coalesce(totals.pieces, 0)",
  active: "(p.status = 'published')",
  category: "lower(category.name)",
  created_at: "p.created_at",
  updated_at: "p.updated_at",
}
/** Columns that may be null: products without a value come last. */
const NULLABLE = ["category"]
const DEFAULT_LOW_STOCK = 5

/**
 * Returns a page of products and the number of matches. Selects the ids first, over as few tables as possible, then
 * reads these products in full.
 */
export const selectMatching = async (
  db: Knex,
  { sort, skip, take, ...filter }: ShopProductPage,
  found?: FoundProducts,
) => {
  const ids = await selectMatchingIds(db, filter, sort, skip, take, found)
  const isLastPage = ids.length < take && (ids.length > 0 || skip === 0)
  return {
    rows: await readInOrder(db, ids),
    count: isLastPage ? skip + ids.length : await countMatching(db, filter, found),
  }
}

/** Reads products in the order of `ids`; unknown ones are left out. */
export const readInOrder = async (db: Knex, ids: string[]): Promise<ShopProductRow[]> => {
  if (!ids.length) return []
  const { rows } = await db.raw<{ rows: ShopProductRow[] }>(
    `select row.* from unnest(?::text[]) with ordinality as requested(id, position)
     join lateral (${SHOP_PRODUCTS} and p.id = requested.id) row on true
     order by requested.position`,
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
  const { from, where, values } = buildFilter(filter, found, SORTS[field])
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select p.id ${from} where ${where} order by ${orderBy(field, direction)} limit :take offset :skip`,
    { ...values, take, skip },
  )
  return rows.map(({ id }) => id)
}

/** SQL: orders equal rows by id in the same direction, so that an index on both can be used. */
function orderBy(field: string, direction: "ASC" | "DESC"): string {
  const sqlDirection = direction === "DESC" ? "desc" : "asc"
  const key = `${SORTS[field]} ${sqlDirection}${NULLABLE.includes(field) ? " nulls last" : ""}`
  return field === "id" ? key : `${key}, p.id ${sqlDirection}`
}

const countMatching = async (db: Knex, filter: ShopProductFilter, found?: FoundProducts): Promise<number> => {
  const { from, where, values } = buildFilter(filter, found)
  const { rows } = await db.raw<{ rows: { count: string }[] }>(`select count(*) ${from} where ${where}`, values)
  return Number(rows[0].count)
}

type Values = Record<string, string | number | boolean | string[]>

/** Builds from and where clauses of a filter; requested values are bound, never part of the SQL text. */
const buildFilter = (filter: ShopProductFilter, found?: FoundProducts, sortExpression = "") => {
  const { q, active, category_id, ids, stock, min_price, max_price, low_stock_limit = DEFAULT_LOW_STOCK } = filter
  const values: Values = {}
  const conditions = ["p.deleted_at is null", NOT_AMONG_PENDING_DELETION]
  const add = (condition: string, given: Values) => {
    conditions.push(condition)
    Object.assign(values, given)
  }
  if (active !== undefined) add("(p.status = 'published') = :active", { active })
  if (category_id) add("category.id = :category_id", { category_id })
  if (ids) add("p.id = any(:ids)", { ids: ids.filter((id) => !id.includes("\0")) })
  const priceConditions = [
    min_price !== undefined && "variant_cost.price >= :min_price",
    max_price !== undefined && "variant_cost.price <= :max_price",
  ]
  const prices = { ...(min_price !== undefined && { min_price }), ...(max_price !== undefined && { max_price }) }
  if (Object.keys(prices).length) add(hasVariant(priceConditions.filter(Boolean).join(" and ")), prices)
  if (stock === "out") add(`${PIECES} = 0`, {})
  if (stock === "in") add(`${PIECES} > 0`, {})
  if (stock === "low") add(hasVariant("variant_pieces.pieces between 1 and :low_stock_limit"), { low_stock_limit })
  const text = q?.trim().replaceAll("\0", "")
  if (text && found) {
    const { where, values: bindings } = searchCondition(found)
    const priceCondition = PRICE_TEXT.test(text) ? `or ${AMOUNT}::text like :pattern` : ""
    add(`(${where} or ${containsText("p")} or ${HAS_CODE} ${priceCondition})`, {
      ...bindings,
      pattern: `%${text.replace(/[\\%_]/g, "\\$&")}%`,
    })
  }
  const where = conditions.join(" and ")
  const usedSql = `${where} ${sortExpression}`
  const joins = [
    (usedSql.includes("price.") || usedSql.includes("stock.")) && OFFER,
    usedSql.includes("category.") && CATEGORY,
    usedSql.includes("totals.") && VARIANT_TOTALS,
  ]
  const from = `from product p ${joins.filter(Boolean).join(" ")}`
  return { from, where, values }
}

/** Matches texts that can be part of a price; others are not searched for in prices. */
const PRICE_TEXT = /^[\d.]+$/

const HAS_CODE =
  "p.id in (select v.product_id from product_variant v where v.deleted_at is null and (v.sku ilike :pattern or " +
  "v.barcode ilike :pattern))"

const containsText = (product: string) => `(${product}.title ilike :pattern or ${product}.description ilike :pattern)`

/**
 * SQL: products that the shop's search finds, active or not. Partial matches are excluded, as all results can be
 * changed or deleted at once; fuzzy matches are excluded when a product contains the typed text, even before it is
 * indexed.
 */
const searchCondition = ({
  known,
  guessed,
  bindings,
  lowest,
  highest,
}: FoundProducts): { where: string; values: Values } => {
  const conditions: string[] = []
  if (known) {
    const isContained = `exists (select from product other where other.deleted_at is null and ${containsText("other")})`
    conditions.push(`(p.id in (${known}) or (not ${isContained} and p.id in (${guessed})))`)
  }
  const priceConditions = [
    lowest !== undefined && "variant_cost.price >= :lowest",
    highest !== undefined && "variant_cost.price <= :highest",
  ]
  if (priceConditions.some(Boolean)) conditions.push(hasVariant(priceConditions.filter(Boolean).join(" and ")))
  return {
    where: `(${conditions.join(" and ") || "false"})`,
    values: { ...bindings, ...(lowest !== undefined && { lowest }), ...(highest !== undefined && { highest }) },
  }
}

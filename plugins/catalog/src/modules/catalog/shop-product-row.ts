import { toPlainText } from "@haat/sdk/html/plain-text"
import { toRupees } from "@haat/sdk/money"
import { type CategoryFacts, presentFacts, type ReturnRule, type ShopProduct } from "../../contract"
import { CATEGORY_RETURN_RULE, OWN_RETURN_RULE } from "../../schema/products"
import { CATEGORY_FACTS, OWN_FACTS } from "../../schema/variant-mrp"
import { toKilograms } from "../../units"
import { CHOICES } from "./queries/product-variants"
import { SIZE_CHART } from "./queries/size-charts"
import { type Rendition, toProductImage } from "./rendition"

/** SQL: price and stock of the product's first variant, joined to `product p`. */
export const OFFER = `
  left join first_variant first on first.product_id = p.id
  left join variant_price price on price.variant_id = first.variant_id
  left join variant_stock stock on stock.variant_id = first.variant_id`

/** SQL: price that may be struck through beside it, joined after OFFER. */
const LIST_PRICE = "left join variant_list_price listed on listed.variant_id = first.variant_id"

const CATEGORY = `
  left join lateral (
    select c.id, c.name, c.handle, c.metadata->>'name_hi' as name_hi, ${CATEGORY_RETURN_RULE} as returns,
      ${CATEGORY_FACTS} as facts
    from product_category_product pc
    join product_category c on c.id = pc.product_category_id and c.deleted_at is null
    where pc.product_id = p.id order by c.id limit 1) category on true`

/** SQL: products pending deletion count as deleted, unless they are restored. */
export const NOT_PENDING_DELETION = "not exists (select 1 from product_bin b where b.product_id = p.id)"

/**
 * SQL: the same condition for statements that read all products. PostgreSQL hashes this subquery once, while `not
 * exists` scans the nearly empty table once a product: 0.1 s for 50,000. For a few products, the estimate of this form
 * is worse.
 */
export const NOT_AMONG_PENDING_DELETION = "p.id not in (select b.product_id from product_bin b)"

/**
 * SQL: one row per product with its first variant's price and stock, category, pictures and rating. Joins tables of
 * several modules on purpose, as the same result through Query takes a dozen statements.
 */
export const EVERY_SHOP_PRODUCT = `
  select p.id, p.handle, p.title as name, coalesce(p.description, '') as description,
    category.id as category_id, category.name as category, category.name_hi as category_hi,
    category.handle as category_handle,
    coalesce(price.price, 0) as price, coalesce(stock.pieces, 0) as quantity, listed.paise as list_price,
    coalesce(pictures.list, '[]'::jsonb) as pictures,
    rating.average::float8 as rating_average, coalesce(rating.count, 0) as rating_count,
    case when jsonb_typeof(p.metadata->'attributes') = 'array' then p.metadata->'attributes' end as attributes,
    p.metadata->>'about' as about,
    p.metadata->>'name_hi' as name_hi, p.metadata->>'description_hi' as description_hi,
    p.metadata->>'about_hi' as about_hi,
    ${OWN_RETURN_RULE} as returns, coalesce(${OWN_RETURN_RULE}, category.returns) as return_rule,
    ${OWN_FACTS} as facts, category.facts as category_facts,
    case when jsonb_typeof(p.metadata->'attributes_hi') = 'array' then p.metadata->'attributes_hi' end as attributes_hi,
    case when jsonb_typeof(p.metadata->'estimated') = 'array' then p.metadata->'estimated' end as estimated,
    choices.variants, chosen_by.options, size_chart.rows as size_chart, size_chart.rows_hi as size_chart_hi,
    (select string_agg(v.sku, ' ' order by v.sku) from product_variant v
      where v.product_id = p.id and v.deleted_at is null) as skus,
    (select string_agg(v.barcode, ' ' order by v.barcode) from product_variant v
      where v.product_id = p.id and v.deleted_at is null) as gtins,
    p.status = 'published' as active, p.weight, p.length, p.height, p.width as breadth, p.created_at, p.updated_at
  from product p ${CATEGORY} ${OFFER} ${LIST_PRICE} ${CHOICES} ${SIZE_CHART}
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', pic.id, 'renditions', pic.renditions)
      order by pic.position, pic.id) as list
    from picture pic where pic.product_id = p.id and pic.deleted_at is null) pictures on true
  left join product_rating rating on rating.product_id = p.id
  where p.deleted_at is null`

export const SHOP_PRODUCTS = `${EVERY_SHOP_PRODUCT} and ${NOT_PENDING_DELETION}`

export type ShopProductRow = {
  id: string
  handle: string
  name: string
  description: string
  category_id: string | null
  category: string | null
  category_hi: string | null
  category_handle: string | null
  price: string
  quantity: string
  /** paise */
  list_price: string | null
  rating_average: number | null
  rating_count: number
  pictures: { id: string; renditions: Rendition[] }[]
  attributes: ShopProduct["attributes"] | null
  about: string | null
  name_hi: string | null
  description_hi: string | null
  about_hi: string | null
  attributes_hi: ShopProduct["attributes_hi"] | null
  estimated: ShopProduct["estimated"] | null
  /** null for a product with one variant */
  variants: ShopProduct["variants"] | null
  options: ShopProduct["options"] | null
  size_chart: string[][] | null
  size_chart_hi: string[][] | null
  /** codes of all variants, separated by spaces */
  skus: string | null
  gtins: string | null
  returns: ReturnRule | null
  /** its own, or its category's */
  return_rule: ReturnRule | null
  facts: object | null
  category_facts: CategoryFacts | null
  active: boolean
  weight: number | null
  length: number | null
  height: number | null
  breadth: number | null
  created_at: Date
  updated_at: Date
}

/** Converts a row to a ShopProduct; strips HTML from texts that were not stored by the shop's own forms. */
export const toShopProduct = (row: ShopProductRow): ShopProduct => ({
  id: row.id,
  handle: row.handle,
  name: row.name,
  description: toPlainText(row.description),
  category: toCategory(row),
  price: Number(row.price),
  quantity: Number(row.quantity),
  ...(row.list_price !== null && { list_price: toRupees(Number(row.list_price)) }),
  images: row.pictures.map(({ id, renditions }) => toProductImage(id, renditions)),
  rating: { average: row.rating_average, count: row.rating_count },
  attributes: row.attributes ?? [],
  about: toPlainText(row.about ?? ""),
  name_hi: row.name_hi ?? "",
  description_hi: toPlainText(row.description_hi ?? ""),
  about_hi: toPlainText(row.about_hi ?? ""),
  attributes_hi: row.attributes_hi ?? [],
  ...(row.variants && row.options
    ? { variants: row.variants, options: row.options }
    : { ...(row.skus && { sku: row.skus }), ...(row.gtins && { gtin: row.gtins }) }),
  ...(row.size_chart?.length && { size_chart: row.size_chart }),
  ...(row.size_chart_hi?.length && { size_chart_hi: row.size_chart_hi }),
  ...(row.estimated?.length && { estimated: row.estimated }),
  active: row.active,
  returns: row.returns,
  facts: presentFacts(row.facts),
  category_facts: row.category_facts,
  weight: toKilograms(row.weight ?? 0),
  length: row.length ?? 0,
  height: row.height ?? 0,
  breadth: row.breadth ?? 0,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

const toCategory = ({ category_id: id, category: name, category_hi: name_hi }: ShopProductRow) =>
  id && name ? { id, name, ...(name_hi && { name_hi }) } : null

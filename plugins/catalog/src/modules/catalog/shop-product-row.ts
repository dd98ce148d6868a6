import type { ShopProduct } from "../../contract"
import { toKilograms } from "../../units"
import { type Rendition, toProductImage } from "./rendition"

/** The parts of the flat view, each joined to `product p`; a list joins only those it filters or sorts by. */
export const VARIANT = `
  left join lateral (
    select v.id from product_variant v where v.product_id = p.id and v.deleted_at is null
    order by v.variant_rank, v.created_at, v.id limit 1) variant on true`

export const CATEGORY = `
  left join lateral (
    select c.id, c.name, c.handle from product_category_product pc
    join product_category c on c.id = pc.product_category_id and c.deleted_at is null
    where pc.product_id = p.id order by c.id limit 1) category on true`

export const PRICE = `
  left join lateral (
    select pr.amount from product_variant_price_set l
    join price pr on pr.price_set_id = l.price_set_id and pr.deleted_at is null
    where l.variant_id = variant.id and l.deleted_at is null and pr.currency_code = 'inr'
      and pr.price_list_id is null and coalesce(pr.rules_count, 0) = 0
      and pr.min_quantity is null and pr.max_quantity is null
    order by pr.created_at desc, pr.id limit 1) price on true`

export const STOCK = `
  left join lateral (
    select sum(greatest(il.stocked_quantity - il.reserved_quantity, 0)) as pieces
    from product_variant_inventory_item l
    join inventory_level il on il.inventory_item_id = l.inventory_item_id and il.deleted_at is null
    where l.variant_id = variant.id and l.deleted_at is null) stock on true`

/** What waits in the bin to be deleted is not there for anybody, unless it is taken out again. */
export const NOT_BINNED = "not exists (select 1 from product_bin b where b.product_id = p.id)"

/**
 * The flat view: one row per product over product, its first variant, that variant's plain INR price and stock, its
 * category, pictures and rating. Modules are crossed in SQL on purpose: the same answer through Query takes a dozen statements.
 */
export const EVERY_SHOP_PRODUCT = `
  select p.id, p.handle, p.title as name, coalesce(p.description, '') as description,
    category.id as category_id, category.name as category, category.handle as category_handle,
    coalesce(price.amount, 0) as price, coalesce(stock.pieces, 0) as quantity,
    coalesce(pictures.list, '[]'::jsonb) as pictures,
    rated.average::float8 as rating_average, rated.count::int as rating_count,
    case when jsonb_typeof(p.metadata->'attributes') = 'array' then p.metadata->'attributes' end as attributes,
    p.metadata->>'about' as about,
    p.status = 'published' as active, p.weight, p.length, p.height, p.width as breadth, p.created_at, p.updated_at
  from product p ${VARIANT} ${CATEGORY} ${PRICE} ${STOCK}
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', pic.id, 'renditions', pic.renditions) order by pic.position, pic.id) as list
    from picture pic where pic.product_id = p.id and pic.deleted_at is null) pictures on true
  left join lateral (
    select round(avg(r.rating), 1) as average, count(*) as count from product_review r
    where r.product_id = p.id and not r.hidden and r.deleted_at is null) rated on true
  where p.deleted_at is null`

export const SHOP_PRODUCTS = `${EVERY_SHOP_PRODUCT} and ${NOT_BINNED}`

export type ShopProductRow = {
  id: string
  handle: string
  name: string
  description: string
  category_id: string | null
  category: string | null
  category_handle: string | null
  price: string
  quantity: string
  rating_average: number | null
  rating_count: number
  pictures: { id: string; renditions: Rendition[] }[]
  attributes: ShopProduct["attributes"] | null
  about: string | null
  active: boolean
  weight: number | null
  length: number | null
  height: number | null
  breadth: number | null
  created_at: Date
  updated_at: Date
}

export const toShopProduct = (row: ShopProductRow): ShopProduct => ({
  id: row.id,
  handle: row.handle,
  name: row.name,
  description: row.description,
  category: row.category_id && row.category ? { id: row.category_id, name: row.category } : null,
  price: Number(row.price),
  quantity: Number(row.quantity),
  images: row.pictures.map(({ id, renditions }) => toProductImage(id, renditions)),
  rating: { average: row.rating_average, count: row.rating_count },
  attributes: row.attributes ?? [],
  about: row.about ?? "",
  active: row.active,
  weight: toKilograms(row.weight ?? 0),
  length: row.length ?? 0,
  height: row.height ?? 0,
  breadth: row.breadth ?? 0,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

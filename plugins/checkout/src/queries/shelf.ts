/** A product as it stands in the shop this moment; `price` in rupees with tax, `available` in whole pieces, 0 when hidden. */
export type ShelfRow = {
  product_id: string
  handle: string
  name: string
  image: string | null
  price: number
  available: number
  active: boolean
  description: string | null
  variant_id: string
  variant_title: string | null
  variant_sku: string | null
  /** null when the owner does not count this product */
  inventory_item_id: string | null
  location_id: string | null
  required_quantity: number
  /** of one piece, in kg */
  weight: number
}

/**
 * One row per product that is not deleted and has a price in rupees, straight from the live tables: what is asked and
 * promised at the till never comes from a request or from the search index. A product has one variant.
 */
export const SHELF = `
  select p.id as product_id, p.handle, p.title as name, p.thumbnail as image, p.description,
    p.status = 'published' as active,
    v.id as variant_id, v.title as variant_title, v.sku as variant_sku,
    asked.amount::float8 as price,
    stock.inventory_item_id, stock.location_id, coalesce(stock.required_quantity, 1)::int as required_quantity,
    round(coalesce(p.weight, 0)::numeric / 1000, 6)::float8 as weight,
    case
      when p.status <> 'published' then 0
      when not v.manage_inventory then 1000000
      else greatest(coalesce(stock.pieces, 0), 0)
    end::int as available
  from product p
  join lateral (
    select id, title, sku, manage_inventory from product_variant
    where product_id = p.id and deleted_at is null
    order by variant_rank nulls last, created_at, id limit 1
  ) v on true
  join lateral (
    select pr.amount from product_variant_price_set vp join price pr on pr.price_set_id = vp.price_set_id
    where vp.variant_id = v.id and vp.deleted_at is null and pr.deleted_at is null
      and pr.currency_code = 'inr' and pr.price_list_id is null
      and coalesce(pr.rules_count, 0) = 0 and coalesce(pr.min_quantity, 0) <= 1
    order by pr.updated_at desc, pr.id limit 1
  ) asked on true
  left join lateral (
    select vi.inventory_item_id, vi.required_quantity, l.location_id,
      floor((l.stocked_quantity - l.reserved_quantity) / vi.required_quantity) as pieces
    from product_variant_inventory_item vi join inventory_level l on l.inventory_item_id = vi.inventory_item_id
    where v.manage_inventory and vi.variant_id = v.id and vi.deleted_at is null and l.deleted_at is null
    order by pieces desc, l.location_id limit 1
  ) stock on true
  where p.deleted_at is null`

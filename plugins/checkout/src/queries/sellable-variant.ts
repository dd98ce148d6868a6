/**
 * Current price and stock of a variant; `price` in rupees with tax, `available` in whole pieces, 0 when not on sale.
 */
export type SellableVariant = {
  product_id: string
  /** true for the variant that is used when a request names only the product */
  is_default: boolean
  handle: string
  name: string
  /** null when there is no Hindi name */
  name_hi: string | null
  /** option values such as "Indigo, M"; null for a product with one variant */
  choice: string | null
  image: string | null
  price: number
  available: number
  active: boolean
  description: string | null
  variant_id: string
  variant_title: string | null
  variant_sku: string | null
  /** null when the stock of the variant is not counted */
  inventory_item_id: string | null
  location_id: string | null
  required_quantity: number
  /** weight of one piece, in kg */
  weight: number
}

/**
 * SQL: one row per variant that has a price in rupees, from the live tables. Prices and stock of orders never come from
 * a request or from the search index.
 */
export const SELLABLE_VARIANT = `
  select offer.product_id, offer.variant_id is not distinct from first.variant_id as is_default,
    offer.handle, offer.name, offer.name_hi, offer.choice, offer.image, offer.description, offer.on_sale as active,
    offer.variant_id, offer.variant_title, offer.variant_sku, offer.price::float8 as price,
    offer.inventory_item_id, offer.location_id, offer.required_quantity,
    round(offer.grams::numeric / 1000, 6)::float8 as weight,
    case when offer.on_sale then offer.pieces else 0 end as available
  from sellable_variant offer left join first_variant first on first.product_id = offer.product_id
  where offer.price is not null`

/** SQL: the same columns for a cart line `held` whose variant was deleted; it is not for sale. */
export const GONE_VARIANT = `
  select held.product_id, false as is_default, p.handle, p.name, p.name_hi, held.choice, p.image, null as description,
    false as active, held.variant_id, held.choice as variant_title, null as variant_sku, held.price::float8 as price,
    null as inventory_item_id, null as location_id, 1 as required_quantity, 0::float8 as weight, 0 as available
  from shop_product p where p.id = held.product_id
    and not exists (select from current_variant v where v.variant_id = held.variant_id)`

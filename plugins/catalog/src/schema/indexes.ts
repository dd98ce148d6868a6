import { index } from "@haat/sdk/server/schema/declare"

/*
 * Indexes of variants, prices and stock levels, including deleted ones, which prices.ts, stock.ts and first-variant.ts
 * choose from.
 */
export const PRICES_OF_SET_INDEX = index("price_of_set", "price", "(price_set_id)")
export const LEVELS_OF_ITEM_INDEX = index("inventory_level_of_item", "inventory_level", "(inventory_item_id)")
export const VARIANTS_OF_PRODUCT_INDEX = index("product_variant_of_product", "product_variant", "(product_id)")

/** Finds products by a typed SKU of a variant, in any case; Medusa's own index is case-sensitive. */
export const SKU_INDEX = index(
  "IDX_product_variant_sku_in_any_case",
  "product_variant",
  "(lower(sku)) where deleted_at is null",
)

/** Sorts the back office's list of products; without it every page would read all of them. */
export const PRODUCT_TIME_INDEX = index("haat_product_time", "product", "(created_at, id) where deleted_at is null")

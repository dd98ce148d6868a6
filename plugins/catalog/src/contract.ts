export * from "./bulk-change"
export * from "./contract/categories"
export * from "./contract/changed-product"
export * from "./contract/countries"
export * from "./contract/country-name"
export * from "./contract/facts"
export { storable, text as requiredText } from "./contract/fields"
export * from "./contract/goods-tax"
export * from "./contract/gtin"
export * from "./contract/list-addresses"
export { MANY_PIECES } from "./contract/many-pieces"
export * from "./contract/product"
export * from "./contract/product-card"
export * from "./contract/product-change"
export * from "./contract/product-facts"
export * from "./contract/product-index"
export * from "./contract/product-page"
export * from "./contract/returns"
export * from "./contract/save-product"
export * from "./contract/shop-category"
export * from "./contract/sitemaps"
export * from "./contract/size-chart"
export * from "./contract/text-facts"
export * from "./contract/to-slug"
export * from "./contract/unit-price"
export * from "./contract/variant-facts"
export * from "./contract/variants"
export * from "./contract/warehouse"
export * from "./product-import"
export * from "./texts"

/**
 * The shop product: one flat view over Medusa's product, variant, price and stock. Prices in rupees, weight in kg,
 * sizes in cm.
 */

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
/** Maximum that is decoded in bounded memory: 160 MB at four bytes a pixel. */
export const MAX_PICTURE_PIXELS = 40_000_000

/** The key of the module. Other plugins resolve `PictureRenderer` by it. */
export const CATALOG = "catalog"

export type PictureRenderer = {
  /**
   * Renders an uploaded picture as WebP of at most 1280 pixels in width, upright and without metadata.
   * @throws HttpError 415 for a file that is not a complete picture, 413 for too many pixels
   */
  renderPicture(bytes: Buffer): Promise<Buffer>
}

/** Event: how many pieces of these products can be sold has changed, or may have: `{ product_ids: string[] }`. */
export const STOCK_CHANGED = "catalog.stock-changed"

/** Event from the plugin that keeps the reviews: these products' ratings have changed: `{ product_ids: string[] }`. */
export const RATING_CHANGED = "catalog.rating-changed"

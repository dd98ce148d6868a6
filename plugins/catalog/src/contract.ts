export * from "./bulk-change"
export * from "./contract/categories"
export * from "./contract/list-products"
export * from "./contract/product"
export * from "./contract/save-product"
export * from "./product-import"
export * from "./texts"

/** The shop product: one flat view over Medusa's product, variant, price and stock. Prices in rupees, weight in kg, sizes in cm. */

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024

/** Workflow for whoever kept a picture for something that is no product and needs it no more: `{ id }`. */
export const RELEASE_PICTURE = "catalog-release-picture"

/** Event for anyone who changes stock behind Medusa's back (an order placed, say): `{ product_ids: string[] }`. */
export const STOCK_CHANGED = "catalog.stock-changed"

/** Event for whoever keeps the reviews: these products' ratings are others now: `{ product_ids: string[] }`. */
export const RATING_CHANGED = "catalog.rating-changed"

/*
 * Each takes `locale`, one of LOCALES: texts come in that language; what is not written in it is English, and marked.
 * GET /store/catalog/products      ListProducts  200 ProductList | 400      active products only; without `sort`, a search is by relevance, a list newest first
 * GET /store/catalog/products/:id   LocaleQuery  200 { product: ProductPage } | 404     id or handle
 * GET /store/catalog/product-pages ProductPagesAsked  200 { pages: ({ product: ProductPage } | null)[] } | 400    in the order of the ids, each on a line of its own
 * GET /store/catalog/products/:id/related  LocaleQuery  200 RelatedProducts             id or handle; none of a product that is not on sale
 * GET /store/catalog/categories     LocaleQuery  200 { categories: ShopCategory[] }     those with active products, which product_count counts
 * GET /store/catalog/categories/:id LocaleQuery  200 { category: ShopCategory } | 404   id or handle; also one without active products
 */

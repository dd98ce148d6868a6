import type { SaveShopProduct } from "./save-product"

/** Event: products were saved, imported, changed together or deleted. Its data is a `ProductChange`. */
export const PRODUCT_CHANGED = "product.changed"

/** Part of a product: a field of the owner's form, or a part that is saved separately. */
export type ProductPart =
  | keyof SaveShopProduct
  | "variants"
  | "size_chart"
  | "warehouse"
  | "tax"
  | "added"
  | "deleted"
  | "restored"

/** `changed` are the parts that differ in at least one of the products. */
export type ProductChange = { product_ids: string[]; changed: ProductPart[] }

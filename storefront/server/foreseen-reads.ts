import { productId } from "./product-id.ts"

const PRODUCT_PAGE = /^\/product-info\/([^/?]+)(?<!\.data)(\?|$)/

/**
 * What the page at this path is sure to read of the catalogue, as cache keys: of a product's page we know. It is read
 * before the page is handed to a rendering thread, which saves their talking to and fro.
 */
export function foreseenReads(path: string): string[] {
  const id = productId(PRODUCT_PAGE.exec(path)?.[1])
  return id ? ["/store/shop", `/store/catalog/products/${id}`] : []
}

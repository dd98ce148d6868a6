const FACTS = "/store/shop"
const PRODUCT_PAGE = /^\/product-info\/([^/?]+)/

/**
 * What the page at this path is sure to read of the catalogue, as cache keys. It is read before the page is handed to a
 * rendering thread, which saves their talking to and fro; what is not foreseen here is asked for while rendering.
 */
export function foreseenReads(path: string): string[] {
  const [, product] = PRODUCT_PAGE.exec(path) ?? []
  return product ? [FACTS, `/store/catalog/products/${product}`] : [FACTS]
}

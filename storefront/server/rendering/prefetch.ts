import { pathLanguage, stripLanguage } from "../../app/lib/language/addresses.ts"
import { localeQuery } from "../../app/lib/language/languages.ts"
import { productId } from "../backend/product-batches.ts"

const PRODUCT_PAGE = /^\/product-info\/([^/?]+)(?<!\.data)(\?|$)/

/**
 * Returns the cache keys of the backend responses that the page at this path will read; none except for product pages.
 * They are read before the page goes to a rendering thread, which then need not ask for each by a message.
 */
export function findPrefetchKeys(path: string): string[] {
  const id = productId(PRODUCT_PAGE.exec(stripLanguage(path))?.[1])
  if (!id) return []
  const { locale } = localeQuery(pathLanguage(path))
  return ["/store/shop", `/store/catalog/products/${id}${locale ? `?locale=${locale}` : ""}`]
}

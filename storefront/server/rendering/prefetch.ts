import { languageOfPath, withoutLanguage } from "../../app/lib/language/addresses.ts"
import { localeQuery } from "../../app/lib/language/languages.ts"
import { productId } from "../backend/product-batches.ts"

const PRODUCT_PAGE = /^\/product-info\/([^/?]+)(?<!\.data)(\?|$)/

/**
 * Cache keys of what the page at this path will read: known for product pages, empty for others. They are read before
 * the page goes to a rendering thread, which saves a message there and back for each.
 */
export function prefetchKeysOf(path: string): string[] {
  const id = productId(PRODUCT_PAGE.exec(withoutLanguage(path))?.[1])
  if (!id) return []
  const { locale } = localeQuery(languageOfPath(path))
  return ["/store/shop", `/store/catalog/products/${id}${locale ? `?locale=${locale}` : ""}`]
}

import { PRODUCT_INDEX, type ShopCategory, type ShopProduct, type ShopProductPage } from "@haat/catalog/contract"
import { CATALOG_ERRORS } from "@haat/catalog/errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { ListProducts } from "@haat/search/contract"
import type { MedusaContainer } from "@medusajs/framework/types"

/** Used part of the catalog's module service, which is resolved by its key. */
type CatalogReads = {
  listShopProducts(filter: ShopProductPage): Promise<{ products: ShopProduct[]; count: number }>
  findShopProduct(id: string): Promise<ShopProduct | null>
  listCategories(which: "active"): Promise<ShopCategory[]>
}

/** Used part of the search index's module service, which is resolved by its key. */
type SearchReads = {
  /** @param query `price_of: "first"` filters and sorts by the first variant's price, the only one old clients know */
  browse(query: ListProducts & { price_of: "first" }): Promise<string>
}

export const resolveCatalog = (scope: MedusaContainer) => scope.resolve<CatalogReads>("catalog")

export const resolveProductSearch = (scope: MedusaContainer) => scope.resolve<SearchReads>(PRODUCT_INDEX)

/** Finds a product, with `hidden` also an inactive one. @throws HttpError 404 */
export async function requireProduct(scope: MedusaContainer, id: string, hidden: boolean): Promise<ShopProduct> {
  const product = await resolveCatalog(scope).findShopProduct(id)
  if (product && (product.active || hidden)) return product
  throw new HttpError(CATALOG_ERRORS.product_not_found)
}

/** Finds the products with these ids, in the sequence of the ids; missing ones are left out. */
export async function findProducts(scope: MedusaContainer, ids: string[], active?: true): Promise<ShopProduct[]> {
  if (!ids.length) return []
  const { products } = await resolveCatalog(scope).listShopProducts({ ids, active, skip: 0, take: ids.length })
  const byId = new Map(products.map((product) => [product.id, product]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

import { cardIn, type ProductCard, type ShopProduct } from "@haat/catalog/contract"
import type { Locale } from "@haat/sdk/locale"
import type { MedusaContainer } from "@medusajs/framework/types"

/** The methods used of the catalog's module service, which is resolved by its key. */
type Catalog = {
  listShopProducts(query: { ids: string[]; active: true; skip: number; take: number }): Promise<{
    products: ShopProduct[]
  }>
}

/** Finds the cards of the products with these ids that are on sale, in no order. */
export async function findCards(container: MedusaContainer, given: string[], locale: Locale): Promise<ProductCard[]> {
  const ids = [...new Set(given)]
  if (!ids.length) return []
  const catalog = container.resolve<Catalog>("catalog")
  const { products } = await catalog.listShopProducts({ ids, active: true, skip: 0, take: ids.length })
  return products.map((product) => cardIn(locale, product))
}

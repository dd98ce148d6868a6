import type { ShopProduct } from "@haat/catalog/contract"
import type { MedusaContainer } from "@medusajs/framework/types"

/** Methods used of the catalog's module service, which is resolved by its key. */
type CatalogReads = {
  listShopProducts(query: { ids: string[]; active?: boolean; skip: number; take: number }): Promise<{
    products: ShopProduct[]
  }>
}

/** The products with these ids that are there, in the order of the ids; with `active`, only those on sale. */
export async function findProducts(container: MedusaContainer, ids: string[], active?: true): Promise<ShopProduct[]> {
  if (!ids.length) return []
  const catalog = container.resolve<CatalogReads>("catalog")
  const { products } = await catalog.listShopProducts({ ids, active, skip: 0, take: ids.length })
  const byId = new Map(products.map((product) => [product.id, product]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

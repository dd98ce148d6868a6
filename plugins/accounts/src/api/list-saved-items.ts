import type { ProductCard, ShopProduct } from "@haat/catalog/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { SavedItem } from "../contract"
import { SAVED_ITEMS } from "../modules/saved-items"
import type { SavedItemsService } from "../modules/saved-items/service"

/** What is asked of the catalog's module service, which is resolved by its key. */
type CatalogReads = {
  listShopProducts(which: { ids: string[]; skip: number; take: number }): Promise<{ products: ShopProduct[] }>
}

/** A shopper's saved items with their products as they stand in the shop, newest first. */
export async function listSavedItems(scope: MedusaContainer, customer_id: string): Promise<SavedItem[]> {
  const kept = await scope.resolve<SavedItemsService>(SAVED_ITEMS).listOf(customer_id)
  if (!kept.length) return []
  const ids = kept.map(({ product_id }) => product_id)
  const { products } = await scope.resolve<CatalogReads>("catalog").listShopProducts({ ids, skip: 0, take: ids.length })
  const byId = new Map(products.map((product) => [product.id, product]))
  return kept.flatMap(({ product_id, quantity, saved_at }) => {
    const product = byId.get(product_id)
    return product ? [{ product: toCard(product), quantity, saved_at }] : []
  })
}

/** Without what is the owner's to know; a hidden product cannot be bought. */
const toCard = (product: ShopProduct): ProductCard => {
  const { id, handle, name, description, category, price, images, rating, created_at } = product
  const quantity = product.active ? product.quantity : 0
  return { id, handle, name, description, category, price, quantity, images, rating, created_at }
}

import { cardIn, type ShopProduct } from "@haat/catalog/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { SavedItem } from "../contract"
import { SAVED_ITEMS } from "../modules/saved-items"
import type { Kept, SavedItemsService } from "../modules/saved-items/service"
import { betweenMoves } from "../workflows/saved-items-lock"
import { readCart } from "./read-cart"

/** Used part of the catalog's module service, which is resolved by its key. */
type CatalogReads = {
  listShopProducts(which: { ids: string[]; skip: number; take: number }): Promise<{ products: ShopProduct[] }>
}

/** A shopper's saved items with their products as they stand in the shop, newest first. */
export async function listSavedItems(scope: MedusaContainer, customer_id: string): Promise<SavedItem[]> {
  const kept = await scope.resolve<SavedItemsService>(SAVED_ITEMS).listOf(customer_id)
  if (!kept.length) return []
  const ids = [...new Set(kept.map(productOf))]
  const { products } = await scope.resolve<CatalogReads>("catalog").listShopProducts({ ids, skip: 0, take: ids.length })
  const byId = new Map(products.map((product) => [product.id, product]))
  return kept.flatMap((item) => {
    const product = byId.get(productOf(item))
    const { product_id: variant_id, variant, quantity, saved_at } = item
    if (!product) return []
    if (!variant) return [{ product: toCard(product), quantity, saved_at }]
    const { choice, price, pieces } = variant
    const shown = { ...toCard(product), images: picturesOf(product, variant_id), price, quantity: pieces }
    return [{ product: shown, variant_id, choice, quantity, saved_at }]
  })
}

/** The product's, the variant's own first. */
const picturesOf = ({ images, variants = [] }: ShopProduct, variant_id: string) => {
  const own = images.find(({ url }) => url === variants.find(({ id }) => id === variant_id)?.image)
  return own ? [own, ...images.filter((image) => image !== own)] : images
}

const productOf = ({ product_id, variant }: Kept) => variant?.product_id ?? product_id

/**
 * A shopper's saved items and cart of one moment: what is on its way between them is seen in one of them, and in only
 * one. Where the way is too long to wait for, they are read all the same.
 */
export const readSavedAndCart = (scope: MedusaContainer, customer_id: string) =>
  betweenMoves(scope, customer_id, async () => ({
    items: await listSavedItems(scope, customer_id),
    cart: await readCart(scope, customer_id),
  }))

/**
 * Card of a product without the owner's fields; a hidden product cannot be bought. The Hindi name is included, as with
 * a line of the cart.
 */
const toCard = (product: ShopProduct): SavedItem["product"] => {
  const { name_hi } = product
  const quantity = product.active ? product.quantity : 0
  return { ...cardIn("en", product), quantity, ...(name_hi && { name_hi }) }
}

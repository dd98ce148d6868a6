import { cardIn, type ShopProduct } from "@haat/catalog/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { SavedItem } from "../contract"
import { listItems, type StoredSavedItem } from "../modules/saved-items/queries/items"
import { readShownCart } from "./offers"
import { readStoredCart } from "./stored-cart"

/** Methods of the catalog module that are used here. */
type CatalogReads = {
  listShopProducts(filter: { ids: string[]; skip: number; take: number }): Promise<{ products: ShopProduct[] }>
}

const resolveDatabase = (scope: MedusaContainer) => scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** A shopper's saved items with their products as they stand in the shop, newest first. */
export const listSavedItems = async (scope: MedusaContainer, customer_id: string): Promise<SavedItem[]> =>
  attachProducts(scope, await listItems(resolveDatabase(scope), customer_id))

async function attachProducts(scope: MedusaContainer, saved: StoredSavedItem[]): Promise<SavedItem[]> {
  if (!saved.length) return []
  const ids = [...new Set(saved.map(getProductId))]
  const { products } = await scope.resolve<CatalogReads>("catalog").listShopProducts({ ids, skip: 0, take: ids.length })
  const byId = new Map(products.map((product) => [product.id, product]))
  return saved.flatMap((item) => {
    const product = byId.get(getProductId(item))
    const { product_id: variant_id, variant, quantity, saved_at } = item
    if (!product) return []
    if (!variant) return [{ product: toCard(product), quantity, saved_at }]
    const { choice, price, pieces } = variant
    const shown = { ...toCard(product), images: sortPictures(product, variant_id), price, quantity: pieces }
    return [{ product: shown, variant_id, choice, quantity, saved_at }]
  })
}

/** Returns the pictures of a product with the picture of the variant first. */
const sortPictures = ({ images, variants = [] }: ShopProduct, variant_id: string) => {
  const own = images.find(({ url }) => url === variants.find(({ id }) => id === variant_id)?.image)
  return own ? [own, ...images.filter((image) => image !== own)] : images
}

const getProductId = ({ product_id, variant }: StoredSavedItem) => variant?.product_id ?? product_id

/** Reads saved items and cart from one snapshot, so that an item that is being moved is in exactly one of them. */
export async function readSavedAndCart(scope: MedusaContainer, customer_id: string) {
  const snapshot = { isolationLevel: "repeatable read", readOnly: true } as const
  const { saved, stored } = await resolveDatabase(scope).transaction(
    async (trx) => ({
      saved: await listItems(trx, customer_id),
      stored: await readStoredCart(scope, customer_id, [], trx),
    }),
    snapshot,
  )
  const [items, cart] = await Promise.all([attachProducts(scope, saved), readShownCart(scope, stored)])
  return { items, cart }
}

/**
 * Returns the public card of a product, with its Hindi name. A hidden product has the quantity 0.
 */
const toCard = (product: ShopProduct): SavedItem["product"] => {
  const { name_hi } = product
  const quantity = product.active ? product.quantity : 0
  return { ...cardIn("en", product), quantity, ...(name_hi && { name_hi }) }
}

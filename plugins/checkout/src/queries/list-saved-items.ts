import { cardIn, type ShopProduct } from "@haat/catalog/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { SavedItem } from "../contract"
import { type Kept, listItems } from "../modules/saved-items/queries/items"
import { readShownCart } from "./offers"
import { readStoredCart } from "./stored-cart"

/** Used part of the catalog's module service, which is resolved by its key. */
type CatalogReads = {
  listShopProducts(which: { ids: string[]; skip: number; take: number }): Promise<{ products: ShopProduct[] }>
}

const databaseOf = (scope: MedusaContainer) => scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** A shopper's saved items with their products as they stand in the shop, newest first. */
export const listSavedItems = async (scope: MedusaContainer, customer_id: string): Promise<SavedItem[]> =>
  withProducts(scope, await listItems(databaseOf(scope), customer_id))

async function withProducts(scope: MedusaContainer, kept: Kept[]): Promise<SavedItem[]> {
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

/** A shopper's saved items and cart of one moment: what is being moved between them is in one of them, and only one. */
export async function readSavedAndCart(scope: MedusaContainer, customer_id: string) {
  const oneMoment = { isolationLevel: "repeatable read", readOnly: true } as const
  const { kept, stored } = await databaseOf(scope).transaction(
    async (trx) => ({
      kept: await listItems(trx, customer_id),
      stored: await readStoredCart(scope, customer_id, [], trx),
    }),
    oneMoment,
  )
  const [items, cart] = await Promise.all([withProducts(scope, kept), readShownCart(scope, stored)])
  return { items, cart }
}

/**
 * Card of a product without the owner's fields; a hidden product cannot be bought. The Hindi name is included, as with
 * a line of the cart.
 */
const toCard = (product: ShopProduct): SavedItem["product"] => {
  const { name_hi } = product
  const quantity = product.active ? product.quantity : 0
  return { ...cardIn("en", product), quantity, ...(name_hi && { name_hi }) }
}

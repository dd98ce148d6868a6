import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { SaveShopProduct, SaveVariants } from "../contract"
import { splitIntoBatches } from "../modules/catalog/import/batches"
import { insertProducts } from "../modules/catalog/import/insert-products"
import { setPictures } from "../modules/catalog/import/set-pictures"
import { spaceCreationDates } from "../modules/catalog/queries/space-creation-dates"
import { rethrowTakenCode } from "../modules/catalog/variants/replace-variants"
import { writeProductVariants } from "../modules/catalog/variants/write-product-variants"
import { requireShopSetup } from "../queries/shop-setup"
import { announceProducts } from "./announce-products"

/** A product that is not in the shop yet, and its variants when it comes in more than one kind. */
type NewProduct = { product: SaveShopProduct; variants?: SaveVariants }

/** Adds many products at once, as an import does: all of them or none. @returns their ids in the order given */
export async function addProducts(container: MedusaContainer, added: NewProduct[]): Promise<string[]> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const product_ids = await db
    .transaction(async (trx) => {
      const products = added.map(({ product }) => product)
      const mrps = added.map(({ variants }) => variants?.variants[0].mrp)
      const ids = await insertProducts(trx, products, await requireShopSetup(trx), mrps)
      await spaceCreationDates(trx, ids)
      await setPictures(
        trx,
        products.map(({ images }, at) => ({ product_id: ids[at], ids: images })),
      )
      const varied = added.flatMap(({ variants }, at) => (variants ? [{ product_id: ids[at], variants }] : []))
      for (const some of splitIntoBatches(varied)) await writeProductVariants(trx, some)
      return ids
    })
    .catch(rethrowTakenCode)
  await announceProducts(container, { product_ids, changed: ["added"] })
  return product_ids
}

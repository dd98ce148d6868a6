import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SaveShopProduct, SaveVariants } from "../../contract"
import { inBatches } from "./import/batches"
import { type ImportSetup, insertProducts } from "./import/insert-products"
import { setPictures } from "./import/set-pictures"
import { spaceCreationDates } from "./queries/space-creation-dates"
import { explainTakenCode } from "./variants/save-variants"
import { writeProductVariants } from "./variants/write-product-variants"

/** A product that is not in the shop yet, and what it is to be had in when that is more than one kind. */
export type NewProduct = { product: SaveShopProduct; variants?: SaveVariants }

/** Adds products as an import does, in one transaction. @returns their ids in the order given */
export const addProducts = (db: Knex, added: NewProduct[], setup: ImportSetup): Promise<string[]> =>
  db
    .transaction(async (trx) => {
      const products = added.map(({ product }) => product)
      const ids = await insertProducts(
        trx,
        products,
        setup,
        added.map(({ variants }) => variants?.variants[0].mrp),
      )
      await spaceCreationDates(trx, ids)
      await setPictures(
        trx,
        products.map(({ images }, at) => ({ product_id: ids[at], ids: images })),
      )
      const varied = added.flatMap(({ variants }, at) => (variants ? [{ product_id: ids[at], variants }] : []))
      for (const some of inBatches(varied)) await writeProductVariants(trx, some, setup.stock_location_id)
      return ids
    })
    .catch(explainTakenCode)

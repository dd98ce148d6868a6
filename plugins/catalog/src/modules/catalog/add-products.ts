import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SaveShopProduct, SaveVariants } from "../../contract"
import { type ImportSetup, insertProducts } from "./import/insert-products"
import { setPictures } from "./import/set-pictures"
import { saveVariants } from "./variants/save-variants"

/** A product that is not in the shop yet, and what it is to be had in when that is more than one kind. */
export type NewProduct = { product: SaveShopProduct; variants?: SaveVariants }

/** What is added at once has one date, and lists show the newest first: in the order given, the last is the newest. */
const A_SECOND_APART = `
  update product p set created_at = p.created_at - make_interval(secs => cardinality(added.ids) - given.position)
  from (select ?::text[] as ids) added, unnest(added.ids) with ordinality as given (id, position)
  where p.id = given.id`

/** Adds products as an import does, in one transaction. @returns their ids in the order given */
export const addProducts = (db: Knex, added: NewProduct[], setup: ImportSetup): Promise<string[]> =>
  db.transaction(async (trx) => {
    const products = added.map(({ product }) => product)
    const ids = await insertProducts(
      trx,
      products,
      setup,
      added.map(({ variants }) => variants?.variants[0].mrp),
    )
    await trx.raw(A_SECOND_APART, [ids])
    await setPictures(
      trx,
      products.map(({ images }, at) => ({ product_id: ids[at], ids: images })),
    )
    for (const [at, { variants }] of added.entries())
      if (variants) await saveVariants(trx, ids[at], variants, setup.stock_location_id)
    return ids
  })

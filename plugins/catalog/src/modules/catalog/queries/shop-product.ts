import { prepare, runPrepared } from "@haat/sdk/server/queries/prepared"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { EVERY_SHOP_PRODUCT, SHOP_PRODUCTS, type ShopProductRow } from "../shop-product-row"

const ANY_PRODUCT = prepare(`${EVERY_SHOP_PRODUCT} and p.id = :id`)
const NOT_PENDING_PRODUCT = prepare(`${SHOP_PRODUCTS} and p.id = :id`)

/** Reads a product; undefined when there is none. `pendingDeletion` includes products pending deletion. */
export async function readShopProduct(
  db: Knex,
  id: string,
  pendingDeletion: boolean,
): Promise<ShopProductRow | undefined> {
  const [row] = await runPrepared<ShopProductRow>(db, pendingDeletion ? ANY_PRODUCT : NOT_PENDING_PRODUCT, { id })
  return row
}

import { prepare, runPrepared } from "@haat/sdk/server/queries/prepared"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { EVERY_SHOP_PRODUCT, SHOP_PRODUCTS, type ShopProductRow } from "../shop-product-row"

const ANY = prepare(`${EVERY_SHOP_PRODUCT} and p.id = :id`)
const NOT_PENDING = prepare(`${SHOP_PRODUCTS} and p.id = :id`)

/**
 * A product with all that is shown of it; undefined when there is none. `pendingDeletion` finds those that wait to be
 * deleted too.
 */
export async function readShopProduct(
  db: Knex,
  id: string,
  pendingDeletion: boolean,
): Promise<ShopProductRow | undefined> {
  const [row] = await runPrepared<ShopProductRow>(db, pendingDeletion ? ANY : NOT_PENDING, { id })
  return row
}

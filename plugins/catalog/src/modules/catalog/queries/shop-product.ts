import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { EVERY_SHOP_PRODUCT, SHOP_PRODUCTS, type ShopProductRow } from "../shop-product-row"

/** A product with all that is shown of it; undefined when there is none. `pendingDeletion` finds those that wait to be deleted too. */
export async function readShopProduct(
  db: Knex,
  id: string,
  pendingDeletion: boolean,
): Promise<ShopProductRow | undefined> {
  const products = pendingDeletion ? EVERY_SHOP_PRODUCT : SHOP_PRODUCTS
  const { rows } = await db.raw<{ rows: ShopProductRow[] }>(`${products} and p.id = ?`, [id])
  return rows[0]
}

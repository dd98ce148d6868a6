import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ProductToIndex } from "../../../contract"
import { SHOP_PRODUCTS, type ShopProductRow, toShopProduct } from "../shop-product-row"
import { readShopProduct } from "./shop-product"

/**
 * Number of products up to which each is read by itself, by a statement that is planned already; one for an array of
 * ids is planned each time. Most changes are to one product, and orders to a few.
 */
const FEW = 5

const toProductToIndex = (row: ShopProductRow): ProductToIndex => {
  const { category_handle, skus, gtins, return_rule } = row
  return { product: toShopProduct(row), category_handle, skus, gtins, return_rule }
}

/** The products with these ids that are there. */
export const readProductsToIndex = async (db: Knex, ids: string[]): Promise<ProductToIndex[]> => {
  if (ids.length > FEW) {
    const { rows } = await db.raw<{ rows: ShopProductRow[] }>(`${SHOP_PRODUCTS} and p.id = any(?)`, [ids])
    return rows.map(toProductToIndex)
  }
  const products: ProductToIndex[] = []
  for (const id of ids) {
    const row = await readShopProduct(db, id, false)
    if (row) products.push(toProductToIndex(row))
  }
  return products
}

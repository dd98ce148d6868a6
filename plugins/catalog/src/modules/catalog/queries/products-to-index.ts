import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ProductToIndex } from "../../../contract"
import { SHOP_PRODUCTS, type ShopProductRow, toShopProduct } from "../shop-product-row"
import { readShopProduct } from "./shop-product"

/**
 * Number of products up to which each is read alone, by a prepared statement that is not planned again, unlike the
 * statement for an array of ids. Most changes affect one product, and orders a few.
 */
const MAX_SINGLE_READS = 5

const toProductToIndex = (row: ShopProductRow): ProductToIndex => {
  const { category_handle, skus, gtins, return_rule } = row
  return { product: toShopProduct(row), category_handle, skus, gtins, return_rule }
}

/** Reads the existing products among these ids. */
export const readProductsToIndex = async (db: Knex, ids: string[]): Promise<ProductToIndex[]> => {
  if (ids.length > MAX_SINGLE_READS) {
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

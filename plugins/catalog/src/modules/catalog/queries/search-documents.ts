import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type SearchDocument, toSearchDocument } from "../search-document"
import { SHOP_PRODUCTS, type ShopProductRow } from "../shop-product-row"
import { readShopProduct } from "./shop-product"

/** Most changes are to one product, and orders to a few: up to so many are read one by one, which is planned already, and not for each array of ids. */
const FEW = 5

/** Documents of these products; those that are gone have none. */
export const readSearchDocuments = async (db: Knex, ids: string[]): Promise<SearchDocument[]> => {
  if (ids.length > FEW) {
    const { rows } = await db.raw<{ rows: ShopProductRow[] }>(`${SHOP_PRODUCTS} and p.id = any(?)`, [ids])
    return rows.map(toSearchDocument)
  }
  const documents: SearchDocument[] = []
  for (const id of ids) {
    const row = await readShopProduct(db, id, false)
    if (row) documents.push(toSearchDocument(row))
  }
  return documents
}

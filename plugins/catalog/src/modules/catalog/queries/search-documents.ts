import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type SearchDocument, toSearchDocument } from "../search-document"
import { SHOP_PRODUCTS, type ShopProductRow } from "../shop-product-row"
import { readShopProduct } from "./shop-product"

/** Most changes are to one product, and orders to a few: up to so many are read one by one, which is planned already, and not for each array of ids. */
const FEW = 5

async function readThese(db: Knex, ids: string[]): Promise<ShopProductRow[]> {
  if (ids.length > FEW)
    return (await db.raw<{ rows: ShopProductRow[] }>(`${SHOP_PRODUCTS} and p.id = any(?)`, [ids])).rows
  const rows: ShopProductRow[] = []
  for (const id of ids) {
    const row = await readShopProduct(db, id, false)
    if (row) rows.push(row)
  }
  return rows
}

const readPage = async (db: Knex, { after, take }: { after: string; take: number }) =>
  (await db.raw<{ rows: ShopProductRow[] }>(`${SHOP_PRODUCTS} and p.id > ? order by p.id limit ?`, [after, take])).rows

/** Documents of these products (those that are gone have none), or a page of all in the order of their ids. */
export const readSearchDocuments = async (
  db: Knex,
  which: { ids: string[] } | { after: string; take: number },
): Promise<SearchDocument[]> => {
  const rows = "ids" in which ? await readThese(db, which.ids) : await readPage(db, which)
  return rows.map(toSearchDocument)
}

/**
 * Those of these documents that the table lacks or holds otherwise. One that is written again as it was leaves a dead row in
 * the table and in each of its indexes, which every search then goes through.
 */
export const listChangedDocuments = async (
  db: Knex,
  table: string,
  documents: SearchDocument[],
): Promise<SearchDocument[]> => {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select document.value ->> 'id' as id from jsonb_array_elements(?::jsonb) document
     where not exists (select from ?? its where its.id = document.value ->> 'id' and its.document = document.value)`,
    [JSON.stringify(documents), table],
  )
  const changed = new Set(rows.map(({ id }) => id))
  return documents.filter(({ id }) => changed.has(id))
}

export const listProductAndDocumentIds = async (
  db: Knex,
  table: string,
  { after, take }: { after: string; take: number },
): Promise<string[]> => {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select id from (select id from product where deleted_at is null union select id from ??) known
     where id > ? order by id limit ?`,
    [table, after, take],
  )
  return rows.map(({ id }) => id)
}

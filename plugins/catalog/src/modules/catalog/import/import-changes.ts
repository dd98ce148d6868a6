import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ChangedProduct, SaveShopProduct } from "../../../contract"
import { readInOrder } from "../queries/shop-product-list"
import { toShopProduct } from "../shop-product-row"
import type { ProductUpdate } from "./update-products"

/** Categories' names by their ids. */
type Names = Map<string, string>

export const readCategoryNames = async (db: Knex): Promise<Names> =>
  new Map((await db("product_category").select("id", "name")).map(({ id, name }) => [id, name]))

/** What these updates are about to make of the products; asked in their transaction, before them. */
export const changedProducts = async (trx: Knex, updates: ProductUpdate[], names: Names): Promise<ChangedProduct[]> => {
  const rows = await readInOrder(
    trx,
    updates.map(({ id }) => id),
  )
  const known = new Map(rows.map((row) => [row.id, toShopProduct(row)]))
  return updates.flatMap(({ id, fields }) => {
    const product = known.get(id)
    if (!product) return []
    const after = inWords(fields, names)
    const images = product.images.map((image) => image.id)
    const now: Record<string, unknown> = { ...product, category: product.category?.name, images }
    return [{ id, name: product.name, before: Object.fromEntries(Object.keys(after).map((f) => [f, now[f]])), after }]
  })
}

export const addedProducts = (ids: string[], added: SaveShopProduct[], names: Names): ChangedProduct[] =>
  added.map(({ images, ...fields }, at) => ({
    id: ids[at],
    name: fields.name,
    after: inWords(images.length ? { ...fields, images } : fields, names),
  }))

const inWords = ({ category_id, ...fields }: Partial<SaveShopProduct>, names: Names) =>
  category_id === undefined ? fields : { ...fields, category: names.get(category_id) ?? category_id }

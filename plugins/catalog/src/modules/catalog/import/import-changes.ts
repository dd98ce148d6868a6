import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ChangedProduct } from "../../../contract"
import { readInOrder } from "../queries/shop-product-list"
import { toShopProduct } from "../shop-product-row"
import type { PlannedWrite } from "./plan-row"

/** A planned write of a product that is there. */
export type ProductWrite = PlannedWrite & { id: string }

/** Categories' names by their ids. */
type Names = Map<string, string>

export const readCategoryNames = async (db: Knex): Promise<Names> =>
  new Map((await db("product_category").select("id", "name")).map(({ id, name }) => [id, name]))

/** Returns the products that these writes will change, read before them in their transaction. */
export const changedProducts = async (trx: Knex, writes: ProductWrite[], names: Names): Promise<ChangedProduct[]> => {
  const rows = await readInOrder(
    trx,
    writes.map(({ id }) => id),
  )
  const known = new Map(rows.map((row) => [row.id, toShopProduct(row)]))
  return writes.flatMap((write) => {
    const product = known.get(write.id)
    if (!product) return []
    const after = inWords(write, names)
    const images = product.images.map((image) => image.id)
    const now: Record<string, unknown> = { ...product, category: product.category?.name, images }
    const before = Object.fromEntries(Object.keys(after).map((field) => [field, now[field]]))
    return [{ id: write.id, name: product.name, before, after }]
  })
}

export const addedProducts = (added: ProductWrite[], names: Names): ChangedProduct[] =>
  added.map((write) => {
    const { images, ...after } = inWords(write, names) as { images?: string[]; [field: string]: unknown }
    return {
      id: write.id,
      name: write.fields.name ?? "",
      after: images?.length ? { ...after, images } : after,
    }
  })

const inWords = ({ fields: { category_id, ...fields }, new_category }: PlannedWrite, names: Names) => {
  const category = new_category ?? (category_id && (names.get(category_id) ?? category_id))
  return category ? { ...fields, category } : fields
}

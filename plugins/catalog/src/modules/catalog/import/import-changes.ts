import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ChangedProduct } from "../../../contract"
import { readInOrder } from "../queries/shop-product-list"
import { toShopProduct } from "../shop-product-row"
import type { PlannedWrite } from "./plan-row"

/** Planned write of a product that exists. */
export type ProductWrite = PlannedWrite & { id: string }

/** Category names by id. */
type CategoryNames = Map<string, string>

export const readCategoryNames = async (db: Knex): Promise<CategoryNames> =>
  new Map((await db("product_category").select("id", "name")).map(({ id, name }) => [id, name]))

/** Returns the values before and after of the products that these writes will change; call it before them. */
export const changedProducts = async (
  trx: Knex,
  writes: ProductWrite[],
  names: CategoryNames,
): Promise<ChangedProduct[]> => {
  const rows = await readInOrder(
    trx,
    writes.map(({ id }) => id),
  )
  const known = new Map(rows.map((row) => [row.id, toShopProduct(row)]))
  return writes.flatMap((write) => {
    const product = known.get(write.id)
    if (!product) return []
    const after = replaceCategoryId(write, names)
    const images = product.images.map((image) => image.id)
    const current: Record<string, unknown> = { ...product, category: product.category?.name, images }
    const before = Object.fromEntries(Object.keys(after).map((field) => [field, current[field]]))
    return [{ id: write.id, name: product.name, before, after }]
  })
}

/** Returns the values of the products that these writes added. */
export const addedProducts = (added: ProductWrite[], names: CategoryNames): ChangedProduct[] =>
  added.map((write) => {
    const { images, ...after } = replaceCategoryId(write, names) as { images?: string[]; [field: string]: unknown }
    return {
      id: write.id,
      name: write.fields.name ?? "",
      after: images?.length ? { ...after, images } : after,
    }
  })

const replaceCategoryId = (
  { fields: { category_id, ...fields }, new_category }: PlannedWrite,
  names: CategoryNames,
) => {
  const category = new_category ?? (category_id && (names.get(category_id) ?? category_id))
  return category ? { ...fields, category } : fields
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { BulkChange, ChangedProduct } from "../../bulk-change"
import type { ShopProduct } from "../../contract"

export type Kind = BulkChange["change"]["kind"]
/**
 * Change of one product. `before` and `after` are `active`, or the price in rupees for the kind "price", which also has
 * the `prices` of all variants; `was` is the full product before a deletion.
 */
export type Change = {
  id: string
  name: string
  before: boolean | number
  after: boolean | number
  prices?: { variant_id: string; before: number; after: number }[]
  was?: ShopProduct
}

/** Returns the changes of a bulk change, by product. */
export const readChange = async (db: Knex, id: string): Promise<ChangedProduct[]> => {
  const found = await db("product_change").where({ id }).first("kind", "changes")
  return found ? (found.changes as Change[]).map((change) => toChangedProduct(found.kind, change)) : []
}

/** Returns the changes that undoing a bulk change made, by product. */
export const readUndone = async (db: Knex, id: string): Promise<ChangedProduct[]> => {
  const found = await db("product_change").where({ id }).first("restored")
  const restored = new Set<string>(found?.restored)
  return (await readChange(db, id))
    .filter(({ id }) => restored.has(id))
    .map(({ id, name, before, after }) => ({ id, name, before: after, after: before }))
}

const toChangedProduct = (kind: Kind, { id, name, before, after, was }: Change): ChangedProduct => {
  if (kind === "delete") return { id, name, before: was ? toAuditFields(was) : { active: before } }
  const field = kind === "price" ? "price" : "active"
  return { id, name, before: { [field]: before }, after: { [field]: after } }
}

const toAuditFields = ({ category, rating: _, images, ...product }: ShopProduct) => ({
  ...product,
  category: category?.name,
  pictures: images.length,
})

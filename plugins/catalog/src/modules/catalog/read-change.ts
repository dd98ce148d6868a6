import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { BulkChange, ChangedProduct } from "../../bulk-change"
import type { ShopProduct } from "../../contract"

export type Kind = BulkChange["change"]["kind"]
/**
 * `before` and `after` are the product's `active`, or its price for the kind "price", which has `prices` too, of each
 * variant in rupees; `was` is all of a deleted one.
 */
export type Change = {
  id: string
  name: string
  before: boolean | number
  after: boolean | number
  prices?: { variant_id: string; before: number; after: number }[]
  was?: ShopProduct
}

/** Product by product what the change made of them. */
export const readChange = async (db: Knex, id: string): Promise<ChangedProduct[]> => {
  const found = await db("product_change").where({ id }).first("kind", "changes")
  return found ? (found.changes as Change[]).map((one) => toChangedProduct(found.kind, one)) : []
}

/** Product by product what taking the change back made of them. */
export const readUndone = async (db: Knex, id: string): Promise<ChangedProduct[]> => {
  const found = await db("product_change").where({ id }).first("restored")
  const restored = new Set<string>(found?.restored)
  return (await readChange(db, id))
    .filter((one) => restored.has(one.id))
    .map(({ id, name, before, after }) => ({ id, name, before: after, after: before }))
}

const toChangedProduct = (kind: Kind, { id, name, before, after, was }: Change): ChangedProduct => {
  if (kind === "delete") return { id, name, before: was ? inWords(was) : { active: before } }
  const field = kind === "price" ? "price" : "active"
  return { id, name, before: { [field]: before }, after: { [field]: after } }
}

const inWords = ({ category, rating: _, images, ...product }: ShopProduct) => ({
  ...product,
  category: category?.name,
  pictures: images.length,
})

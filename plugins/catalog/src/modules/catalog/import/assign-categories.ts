import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export type CategoryAssignment = { product_id: string; category_id: string }

/** Moves each product into its new category, in the caller's transaction. */
export const assignCategories = async (trx: Knex, assignments: CategoryAssignment[]) => {
  if (!assignments.length) return
  await trx.raw("delete from product_category_product where product_id = any(?)", [
    assignments.map(({ product_id }) => product_id),
  ])
  await trx("product_category_product").insert(
    assignments.map(({ product_id, category_id }) => ({ product_id, product_category_id: category_id })),
  )
}

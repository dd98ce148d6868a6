import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export type ProductOfCategory = { product_id: string; category_id: string }

/** Puts products into a category each, and out of the one they are in, in the caller's transaction. */
export const enterCategories = async (trx: Knex, products: ProductOfCategory[]) => {
  if (!products.length) return
  await trx.raw("delete from product_category_product where product_id = any(?)", [
    products.map(({ product_id }) => product_id),
  ])
  await trx("product_category_product").insert(
    products.map(({ product_id, category_id }) => ({ product_id, product_category_id: category_id })),
  )
}

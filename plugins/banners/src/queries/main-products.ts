import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MainProducts } from "../contract"

/**
 * The owner's choice in their order, inactive products too. Deleted ones are left out, or the choice could not be saved
 * again.
 */
export const readMainProducts = async (db: Knex): Promise<MainProducts> => {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    "select p.id from main_product chosen join shop_product p on p.id = chosen.product_id order by chosen.place",
  )
  return { product_ids: rows.map(({ id }) => id) }
}

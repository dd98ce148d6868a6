import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Whether there is such a product, a draft too. */
export async function isProduct(db: Knex, id: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>("select from shop_product where id = ?", [id])
  return rows.length > 0
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Returns true when the product exists, also as a draft. */
export async function isProduct(db: Knex, id: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>("select from shop_product where id = ?", [id])
  return rows.length > 0
}

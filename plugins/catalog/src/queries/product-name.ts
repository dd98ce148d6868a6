import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Returns a product's name; empty when there is none. */
export async function readProductName(db: Knex, id: string): Promise<string> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>("select name from shop_product where id = ?", [id])
  return rows[0]?.name ?? ""
}

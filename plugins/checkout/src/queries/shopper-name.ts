import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Reads a shopper's name; empty when there is none. */
export async function readShopperName(db: Knex, customer_id: string): Promise<string> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    "select coalesce(name, '') as name from shopper where id = ?",
    [customer_id],
  )
  return rows[0]?.name ?? ""
}

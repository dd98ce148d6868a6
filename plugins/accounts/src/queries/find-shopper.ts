import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A shopper who signed up, or null when there is none. */
export async function findShopper(db: Knex, id: string): Promise<{ id: string } | null> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>("select id from shopper where id = ? and has_account", [id])
  return rows[0] ?? null
}

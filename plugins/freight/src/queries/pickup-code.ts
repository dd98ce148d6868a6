import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** The postal code the shop's parcels leave from; null as long as the shop has no warehouse. */
export async function readPickupCode(db: Knex): Promise<string | null> {
  const { rows } = await db.raw<{ rows: { code: string | null }[] }>(
    "select pickup_postal_code as code from shop_setup",
  )
  return rows[0]?.code ?? null
}

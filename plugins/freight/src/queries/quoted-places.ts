import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** The postal codes that parcels leave from: of the main warehouse, null as long as the shop has none, and of others by their ids. */
export type PickupCodes = { main: string | null; others: Record<string, string> }

export async function readPickupCodes(db: Knex): Promise<PickupCodes> {
  const { rows } = await db.raw<{ rows: PickupCodes[] }>(
    `select setup.pickup_postal_code as main,
       (select coalesce(jsonb_object_agg(w.id, w.postal_code), '{}') from warehouse w where not w.is_main) as others
     from shop_setup setup`,
  )
  return rows[0] ?? { main: null, others: {} }
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Returns the postal codes of warehouses: of the main one, null without one, and of others by id.
 */
export type PickupCodes = { main: string | null; others: Record<string, string> }

export async function readPickupCodes(db: Knex): Promise<PickupCodes> {
  const { rows } = await db.raw<{ rows: PickupCodes[] }>(
    `select setup.pickup_postal_code as main,
       (select coalesce(jsonb_object_agg(w.id, w.postal_code), '{}') from warehouse w where not w.is_main) as others
     from shop_setup setup`,
  )
  return rows[0] ?? { main: null, others: {} }
}

/** Weight of one piece in kg, and the warehouse it leaves from. */
export type PieceToSend = { weight: number; location_id: string | null }

/** A piece of a variant on sale, or of a product's default one; undefined when there is none. */
export async function findPieceToSend(db: Knex, id: string): Promise<PieceToSend | undefined> {
  const { rows } = await db.raw<{ rows: PieceToSend[] }>(
    `select offer.grams / 1000 as weight, offer.location_id
     from sellable_variant offer
     where offer.variant_id = coalesce((select variant_id from first_variant where product_id = :id), :id)
       and offer.on_sale`,
    { id },
  )
  return rows[0]
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Weight of one piece of a variant on sale, or of a product's default one, in kg; undefined when there is none. */
export async function findWeight(db: Knex, id: string): Promise<number | undefined> {
  const { rows } = await db.raw<{ rows: { weight: number }[] }>(
    `select offer.grams / 1000 as weight
     from sellable_variant offer
     where offer.variant_id = coalesce((select variant_id from first_variant where product_id = :id), :id) and offer.on_sale`,
    { id },
  )
  return rows[0]?.weight
}

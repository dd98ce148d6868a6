import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Weight of one piece of a product on sale, in kg; undefined when there is no such product. */
export async function findWeight(db: Knex, product_id: string): Promise<number | undefined> {
  const { rows } = await db.raw<{ rows: { weight: number }[] }>(
    `select offer.grams / 1000 as weight
     from first_variant first join sellable_variant offer on offer.variant_id = first.variant_id
     where first.product_id = ? and offer.on_sale`,
    [product_id],
  )
  return rows[0]?.weight
}

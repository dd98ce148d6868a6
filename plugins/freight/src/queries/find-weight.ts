import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Weight of one piece of a product on sale, in kg; undefined when there is no such product. */
export async function findWeight(db: Knex, product_id: string): Promise<number | undefined> {
  const { rows } = await db.raw<{ rows: { weight: number }[] }>(
    `select coalesce(v.weight, p.weight, 0)::float8 / 1000 as weight
      from product p left join product_variant v on v.product_id = p.id and v.deleted_at is null
      where p.id = ? and p.status = 'published' and p.deleted_at is null
      order by v.created_at limit 1`,
    [product_id],
  )
  return rows[0]?.weight
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export type Goods = { product_id: string; variant_id: string; name: string; price: number; category_ids: string[] }

const GOODS = `
  select v.product_id, v.variant_id, v.name, v.price::float8 as price,
    array(select c.category_id from product_in_category c where c.product_id = v.product_id) as category_ids
  from sellable_variant v join first_variant f on f.variant_id = v.variant_id
  where v.product_id = any(:product_ids) and v.price is not null`

/**
 * Returns prices in rupees of these products' default variants, and their categories; products without a price are left
 * out.
 */
export async function readGoods(db: Knex, product_ids: string[]): Promise<Goods[]> {
  const { rows } = await db.raw<{ rows: Goods[] }>(GOODS, { product_ids })
  return rows
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export type MovedProduct = { id: string; name: string }

/** Moves all products of a category, inactive ones too, into another. @returns the moved products */
export const moveProducts = async (db: Knex, from: string, to: string): Promise<MovedProduct[]> => {
  const { rows } = await db.raw<{ rows: MovedProduct[] }>(
    `with removed as (
       delete from product_category_product
       where product_category_id = :from
       returning product_id
     ),
     added as (
       insert into product_category_product (product_id, product_category_id)
       select product_id, :to from removed
       on conflict do nothing
     )
     update product p
     set updated_at = greatest(now(), p.updated_at + interval '1 millisecond')
     from removed
     where p.id = removed.product_id
     returning p.id, p.title as name`,
    { from, to },
  )
  return rows
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Wishes, WishlistTodo } from "../contract"

type Rows<Row> = { rows: Row[] }

/** Counts the wishes of the last seven days. */
export const countNewWishes = async (db: Knex): Promise<WishlistTodo> => {
  const { rows } = await db.raw<Rows<{ count: number }>>(
    "select count(*)::int as count from wishlist_item where created_at > now() - interval '7 days'",
  )
  return { wishes: rows[0] }
}

/** Counts the shoppers who wish for a product, for the products that most wish for. */
export const countWishes = async (db: Knex): Promise<Wishes> => {
  const { rows } = await db.raw<Rows<{ product_id: string; count: number }>>(
    `select i.product_id, count(distinct w.customer_id)::int as count
     from wishlist_item i join wishlist w on w.id = i.wishlist_id
     group by i.product_id order by count desc, i.product_id limit 1000`,
  )
  return Object.fromEntries(rows.map(({ product_id, count }) => [product_id, count]))
}

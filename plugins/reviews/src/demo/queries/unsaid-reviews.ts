import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const UNSAID = `
  select distinct line.customer_id, line.product_id
  from order_line line
  join placed_order o on o.order_id = line.order_id
  where o.email = :email and line.title = :product and not line.cancelled and not exists (
    select 1 from product_review r where r.customer_id = line.customer_id and r.product_id = line.product_id)`

/** Finds what a shopper bought and has not reviewed, by their email address and the product's name. */
export const findUnsaid = async (db: Knex, email: string, product: string) =>
  (await db.raw<{ rows: { customer_id: string; product_id: string }[] }>(UNSAID, { email, product })).rows

/** Makes a review so many days older. */
export const ageReview = (db: Knex, id: string, days: number) =>
  db.raw("update product_review set created_at = created_at - make_interval(days => :days) where id = :id", {
    id,
    days,
  })

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ORDER_KIND } from "../schema/order-sums"

/** Lets one job run at a time; readers do not wait. */
const LOCK = "lock table order_day_sum in share row exclusive mode"
const ADD_CHANGES = `
  with changes as (delete from order_day_change returning *)
  insert into order_day_sum as known (${ORDER_KIND}, orders, total)
  select ${ORDER_KIND}, sum(orders), sum(total) from changes group by ${ORDER_KIND}
  on conflict (${ORDER_KIND}) do update
    set orders = known.orders + excluded.orders, total = known.total + excluded.total`
const DELETE_EMPTY = "delete from order_day_sum where orders = 0"

/** Adds the rows of `order_day_change` to `order_day_sum`. The sums that `order_sum` shows stay the same. */
export const compactOrderSums = (db: Knex) =>
  db.transaction(async (trx) => {
    for (const statement of [LOCK, ADD_CHANGES, DELETE_EMPTY]) await trx.raw(statement)
  })

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ORDER_KIND } from "../schema/order-sums"

/** Serializes the job; readers do not wait. */
const HOLD = "lock table order_day_sum in share row exclusive mode"
const ADD_UP = `
  with changes as (delete from order_day_change returning *)
  insert into order_day_sum as kept (${ORDER_KIND}, orders, total)
  select ${ORDER_KIND}, sum(orders), sum(total) from changes group by ${ORDER_KIND}
  on conflict (${ORDER_KIND}) do update
    set orders = kept.orders + excluded.orders, total = kept.total + excluded.total`
const DELETE_EMPTY = "delete from order_day_sum where orders = 0"

/** Adds up what has changed about the sums of orders: what is read of them stays the same, from fewer rows. */
export const addUpOrders = (db: Knex) =>
  db.transaction(async (trx) => {
    for (const statement of [HOLD, ADD_UP, DELETE_EMPTY]) await trx.raw(statement)
  })

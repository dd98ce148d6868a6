import type { Knex } from "@medusajs/framework/mikro-orm/knex"

type PackableOrder = { cancelled: boolean; shipped: boolean; refunded: boolean }

/** Reads the state that decides whether an order can be packed. */
export async function readPackableOrder(trx: Knex.Transaction, order_id: string): Promise<PackableOrder> {
  const { rows } = await trx.raw<{ rows: PackableOrder[] }>(
    "select cancelled, coalesce(shipped, false) as shipped, refunded from order_state where order_id = :order_id",
    { order_id },
  )
  return rows[0]
}

/** Marks an order as packed; repeating it has no effect. */
export const markPacked = (trx: Knex.Transaction, order_id: string) =>
  trx.raw("insert into packed_order (id) values (:order_id) on conflict do nothing", { order_id })

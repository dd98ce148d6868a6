import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Triggers the refresh of an order's derived rows, after changes in rows that do not name the order. */
export const touchOrder = (trx: Knex, order_id: string) =>
  trx.raw(`update "order" set updated_at = now() where id = ?`, [order_id])

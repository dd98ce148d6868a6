import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Has an order's derived rows written again, for changes in rows that do not name the order. */
export const touchOrder = (trx: Knex, order_id: string) =>
  trx.raw(`update "order" set updated_at = now() where id = ?`, [order_id])

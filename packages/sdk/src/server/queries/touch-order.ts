import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Has what is kept of an order written anew, where what changed is in no row that names it. */
export const touchOrder = (trx: Knex, order_id: string) =>
  trx.raw(`update "order" set updated_at = now() where id = ?`, [order_id])

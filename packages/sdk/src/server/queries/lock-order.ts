import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Locks an order's row until the transaction ends. @returns the locked order; undefined when there is none */
export async function lockOrder(trx: Knex, order_id: string): Promise<{ id: string; canceled: boolean } | undefined> {
  const { rows } = await trx.raw<{ rows: { id: string; canceled: boolean }[] }>(
    `select id, status::text = 'canceled' as canceled from "order"
     where id = ? and deleted_at is null and not is_draft_order for update`,
    [order_id],
  )
  return rows[0]
}

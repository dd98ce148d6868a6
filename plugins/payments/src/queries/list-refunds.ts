import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { StaffRefund } from "../contract"

const REFUNDS = `
  select id, method, state, amount, reason, parts, reference, failure, provider_refund_id, requested_by, created_at,
    processed_at
  from order_refund`

/** Refunds of an order, the newest first. */
export const listRefunds = async (db: Knex, order_id: string): Promise<StaffRefund[]> => {
  const sql = `${REFUNDS} where order_id = ? order by created_at desc, id desc`
  return (await db.raw<{ rows: StaffRefund[] }>(sql, [order_id])).rows
}

/** Returns the refunds with these ids, in this order. */
export const findRefunds = async (db: Knex, ids: string[]): Promise<StaffRefund[]> => {
  const sql = `${REFUNDS} where id = any(?) order by array_position(?::text[], id)`
  return (await db.raw<{ rows: StaffRefund[] }>(sql, [ids, ids])).rows
}

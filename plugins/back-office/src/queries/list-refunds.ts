import type { OwnersRefund } from "@haat/medusa-payment-razorpay/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const REFUNDS = `
  select id, method, state, amount, reason, parts, reference, failure, provider_refund_id, requested_by, created_at,
    processed_at
  from order_refund`

/** Refunds of an order, the newest first. */
export const listRefunds = async (db: Knex, order_id: string): Promise<OwnersRefund[]> => {
  const sql = `${REFUNDS} where order_id = ? order by created_at desc, id desc`
  return (await db.raw<{ rows: OwnersRefund[] }>(sql, [order_id])).rows
}

/** One that is there. */
export const findRefund = async (db: Knex, id: string): Promise<OwnersRefund> =>
  (await db.raw<{ rows: OwnersRefund[] }>(`${REFUNDS} where id = ?`, [id])).rows[0]

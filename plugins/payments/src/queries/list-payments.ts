import type { Condition } from "@haat/sdk/server/back-office/queries/conditions"
import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import { LEDGER_STATES, type LedgerRow } from "../contract"

const EMAIL = "coalesce(c.email, r.plan_email, '')"

/**
 * List of online payments, the newest first by default; sorted by order number, payments without an order come last.
 */
export const PAYMENTS = rowList<LedgerRow>()({
  from: "online_payment",
  joins: {
    c: "left join shopper c on c.id = r.customer_id",
  },
  columns: `r.id, r.razorpay_order_id, r.razorpay_payment_id, r.state, r.amount, r.refunded, r.customer_id,
    ${EMAIL} as customer_email, r.order_id, r.order_display_id, r.reason, r.exception, r.dispute, r.created_at, r.updated_at`,
  filters: {
    state: z.enum(LEDGER_STATES).optional(),
    /** true: only payments whose last attempt failed */
    attention: z.boolean().optional(),
  },
  where: ({ state, attention }) => {
    const conditions: Condition[] = []
    if (state) conditions.push(["r.state = ?", state])
    if (attention !== undefined) conditions.push([`r.exception is ${attention ? "not null" : "null"}`])
    return conditions
  },
  sortable: ["id", "created_at", "updated_at", "state", "amount", "customer_email", "order_display_id"],
  sorts: { customer_email: EMAIL, amount: "r.amount_paise" },
  nullsLast: ["order_display_id"],
  order: ["created_at", "DESC"],
})

/** Lists the online payments of an order, the newest first. */
export const listOrderPayments = async (db: Knex, order_id: string): Promise<LedgerRow[]> => {
  const { rows } = await db.raw<{ rows: LedgerRow[] }>(
    `${PAYMENTS.select} where r.order_id = ? order by r.created_at desc`,
    [order_id],
  )
  return rows
}

import { LEDGER_STATES, type LedgerRow } from "@haat/medusa-payment-razorpay/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { ListQuery, ListShape } from "../dialect/list-query"

const FILTERS = {
  state: z.enum(LEDGER_STATES).optional(),
  /** only what the owner may want to look at: something went wrong last time */
  attention: z.boolean().optional(),
}

export const PAYMENT_LIST: ListShape<typeof FILTERS> = {
  filters: z.object(FILTERS),
  sortable: ["id", "created_at", "updated_at", "state", "amount", "customer_email", "order_display_id"],
}
type PaymentQuery = ListQuery<z.output<typeof PAYMENT_LIST.filters>>

/** The ledger keeps paise; the owner reads rupees. */
const PAYMENTS = `
  select r.id, r.razorpay_order_id, r.razorpay_payment_id, r.state, (r.amount / 100.0)::float8 as amount, r.customer_id,
    coalesce(c.email, r.plan ->> 'email', '') as customer_email, r.order_id, o.display_id as order_display_id,
    r.reason, r.exception, r.created_at, r.updated_at
  from razorpay_payment r
  left join customer c on c.id = r.customer_id
  left join "order" o on o.id = r.order_id
  where r.deleted_at is null`

/** The ledger of online payments, the newest first unless told otherwise. */
export const listPayments = async (
  db: Knex,
  query: PaymentQuery,
): Promise<{ payments: LedgerRow[]; count: number }> => {
  const [field, direction] = query.sort ?? ["created_at", "DESC"]
  const { sql, values } = matching(query)
  const [rows, counted] = await Promise.all([
    // Both come from the whitelist above, never from the wire.
    db.raw<{ rows: LedgerRow[] }>(
      `select * from (${PAYMENTS}) r where ${sql} order by r.${field} ${direction} nulls last, r.id desc limit ? offset ?`,
      [...values, query.take, query.skip],
    ),
    db.raw<{ rows: { count: string }[] }>(`select count(*) from (${PAYMENTS}) r where ${sql}`, values),
  ])
  return { payments: rows.rows, count: Number(counted.rows[0].count) }
}

/** One payment, or null when there is none. */
export const findPayment = async (db: Knex, id: string): Promise<LedgerRow | null> => {
  const { rows } = await db.raw<{ rows: LedgerRow[] }>(`${PAYMENTS} and r.id = ?`, [id])
  return rows[0] ?? null
}

const matching = ({ ids, filter: { state, attention } }: PaymentQuery) => {
  const conditions: [sql: string, ...values: (string | string[])[]][] = []
  if (ids) conditions.push(["r.id = any(?)", ids])
  if (state) conditions.push(["r.state = ?", state])
  if (attention !== undefined) conditions.push([`r.exception is ${attention ? "not null" : "null"}`])
  return {
    sql: conditions.map(([sql]) => sql).join(" and ") || "true",
    values: conditions.flatMap(([, ...values]) => values),
  }
}

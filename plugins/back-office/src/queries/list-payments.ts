import { LEDGER_STATES, type LedgerRow } from "@haat/medusa-payment-razorpay/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { ListQuery, ListShape } from "../dialect/list-query"
import { type JoinedList, listJoined, selectJoined } from "./list-joined"
import type { Order } from "./page-window"

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

const EMAIL = "coalesce(c.email, r.plan_email, '')"
const PAYMENTS: JoinedList = {
  from: "online_payment",
  joins: {
    c: "left join shopper c on c.id = r.customer_id",
    o: "left join placed_order o on o.order_id = r.order_id",
  },
  columns: `r.id, r.razorpay_order_id, r.razorpay_payment_id, r.state, r.amount, r.refunded, r.customer_id,
    ${EMAIL} as customer_email, r.order_id, o.display_id as order_display_id, r.reason, r.exception, r.created_at, r.updated_at`,
}
const SORTS: Record<string, string> = {
  customer_email: EMAIL,
  order_display_id: "o.display_id",
  amount: "r.amount_paise",
}

/** The ledger of online payments, the newest first by default; what became no order comes last by its number. */
export const listPayments = async (db: Knex, query: PaymentQuery): Promise<{ rows: LedgerRow[]; count: number }> => {
  const [field, direction] = query.sort ?? ["created_at", "DESC"]
  const sorted = SORTS[field] ?? `r.${field}`
  const order: Order = [
    [sorted, direction],
    ["r.id", direction],
  ]
  if (field === "order_display_id") order.unshift([`(${sorted} is null)`, "ASC"])
  const { rows, count } = await listJoined<LedgerRow>(db, PAYMENTS, { conditions: matching(query), order }, query)
  return { rows, count }
}

/** One payment, or null when there is none. */
export const findPayment = async (db: Knex, id: string): Promise<LedgerRow | null> => {
  const { rows } = await db.raw<{ rows: LedgerRow[] }>(`${selectJoined(PAYMENTS)} where r.id = ?`, [id])
  return rows[0] ?? null
}

const matching = ({ ids, filter: { state, attention } }: PaymentQuery) => {
  const conditions: [sql: string, ...values: (string | string[])[]][] = []
  if (ids) conditions.push(["r.id = any(?)", ids])
  if (state) conditions.push(["r.state = ?", state])
  if (attention !== undefined) conditions.push([`r.exception is ${attention ? "not null" : "null"}`])
  return conditions
}

/** The ledger's rows of one order, the newest first; none for an order paid in cash. */
export const findPaymentsOfOrder = async (db: Knex, order_id: string): Promise<LedgerRow[]> => {
  const { rows } = await db.raw<{ rows: LedgerRow[] }>(
    `${selectJoined(PAYMENTS)} where r.order_id = ? order by r.created_at desc`,
    [order_id],
  )
  return rows
}

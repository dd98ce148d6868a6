import type { ListQuery, ListShape } from "@haat/sdk/server/back-office/list-query"
import { allOf, type Condition, DAYS, dayRangeCondition } from "@haat/sdk/server/back-office/queries/conditions"
import { containing, text } from "@haat/sdk/server/back-office/text"
import { z } from "zod"
import { ORDER_METHODS, ORDER_PAYMENTS, ORDER_STATES } from "../contract"

const FILTERS = {
  /** the order's number (with or without #), or a part of the shopper's name or e-mail address */
  q: text(200).optional(),
  status: z.enum(["pending", "completed", "canceled"]).optional(),
  state: z.enum(ORDER_STATES).optional(),
  payment: z.enum(ORDER_PAYMENTS).optional(),
  method: z.enum(ORDER_METHODS).optional(),
  customer_id: text(100).optional(),
  ...DAYS,
}

export const ORDER_LIST: ListShape<typeof FILTERS> = {
  filters: z.object(FILTERS),
  sortable: ["id", "created_at", "display_id", "customer_name", "total", "status"],
}
export type OrderQuery = ListQuery<z.output<typeof ORDER_LIST.filters>>

/* Columns of order_fact, which triggers maintain (schema/order-fact.ts). */
const SHIPPED = "o.shipped"
const TRAVELLING = "o.travelling"
/** SQL: true when everything paid was refunded; false after a partial refund. */
const REFUNDED = "o.refunded"
const CAPTURED = "o.captured"
const ONLINE = "o.online"
const PACKED = "exists (select 1 from order_packed p where p.order_id = o.id)"

const TO_SHIP = `o.status = 'pending' and not ${SHIPPED} and not ${REFUNDED}`

const STATES: Record<(typeof ORDER_STATES)[number], string> = {
  to_ship: TO_SHIP,
  packed: `${TO_SHIP} and ${PACKED}`,
  shipped: `o.status <> 'canceled' and ${SHIPPED} and ${TRAVELLING}`,
  delivered: `o.status <> 'canceled' and ${SHIPPED} and not ${TRAVELLING}`,
  canceled: "o.status = 'canceled'",
}

const PAYMENTS: Record<(typeof ORDER_PAYMENTS)[number], string> = {
  pending: `o.status <> 'canceled' and not ${CAPTURED}`,
  paid: `${CAPTURED} and not ${REFUNDED}`,
  refunded: REFUNDED,
  cash_due: `${STATES.delivered} and not ${CAPTURED} and not ${ONLINE}`,
}

type Filter = OrderQuery["filter"]

/** Conditions on the columns that `order_sum` shares with orders. */
const kindConditions = ({ status, state, payment, method }: Filter) => {
  const conditions: Condition[] = []
  if (status) conditions.push(["o.status = ?", status])
  if (state) conditions.push([STATES[state]])
  if (payment) conditions.push([PAYMENTS[payment]])
  if (method) conditions.push([method === "online" ? ONLINE : `not ${ONLINE}`])
  return conditions
}

/** Builds the SQL conditions of a filter on `order_fact o`, and their bound values in order. */
export const orderConditions = ({ ids, filter }: OrderQuery) => {
  const { q, customer_id, from, until } = filter
  const number = q && /^#?(\d{1,9})$/.exec(q)?.[1]
  const conditions = [...dayRangeCondition("o.created_at", { from, until }), ...kindConditions(filter)]
  if (ids) conditions.push(["o.id = any(?)", ids])
  if (customer_id) conditions.push(["o.customer_id = ?", customer_id])
  if (number) conditions.push(["o.display_id = ?", Number(number)])
  else if (q) {
    const part = containing(q)
    conditions.push(["(o.customer_name ilike ? or o.email ilike ?)", part, part])
  }
  return allOf(conditions)
}

/** Conditions on sums of orders (`order_sum`) named `o`; undefined where the sums lack a filter of the query. */
export const sumConditions = ({ ids, filter }: OrderQuery) => {
  const { q, customer_id, state, from, until } = filter
  if (ids || q || customer_id || state === "packed") return undefined
  const days: Condition[] = []
  if (from) days.push(["o.day >= ?::date", from])
  if (until) days.push(["o.day <= ?::date", until])
  return allOf([...days, ...kindConditions(filter)])
}

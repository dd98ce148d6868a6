import { paidForLine } from "@haat/http/paid-for-line"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Refundable, RefundableLine } from "../contract"

/** The payment of an order that a refund is of. */
export type RefundablePayment = {
  payment_id: string
  provider_id: string
  captured_paise: number
  left_paise: number
  source_left_paise: number
}

const PAYMENT = `
  select payment_id, provider_id, captured_paise, left_paise, source_left_paise from refundable_payment where order_id = ?
  order by created_at desc limit 1`

/** The captured payment of an order; undefined when none is captured. In a transaction what it says stays. */
export async function findRefundablePayment(db: Knex, order_id: string): Promise<RefundablePayment | undefined> {
  const { rows } = await db.raw<{ rows: RefundablePayment[] }>(PAYMENT, [order_id])
  return rows[0]
}

type Line = Pick<RefundableLine, "line_id" | "name" | "quantity" | "refunded"> & { price: number; discount: number }

/** The parts of refunds that have not failed, one row each. */
const PARTS = `
  select part ->> 'line_id' as line_id, coalesce((part ->> 'quantity')::int, 0) as quantity,
    (part ->> 'amount_paise')::int as amount_paise
  from order_refund r cross join lateral jsonb_array_elements(r.parts) part
  where r.order_id = :order_id and r.state <> 'failed' and jsonb_typeof(r.parts) = 'array'`

const LINES = `
  with part as (${PARTS})
  select line.line_id, line.name, line.quantity::int as quantity, line.price::float8 as price,
    line.discount::float8 as discount,
    coalesce((select sum(part.quantity) from part where part.line_id = line.line_id), 0)::int as refunded
  from order_line line where line.order_id = :order_id order by line.created_at, line.line_id`

const DELIVERY = `
  with part as (${PARTS})
  select greatest(0, round((state.delivery_charge - state.delivery_discount) * 100)
    - coalesce((select sum(part.amount_paise) from part where part.line_id is null), 0))::int as delivery_paise
  from order_state state where state.order_id = :order_id`

/** Whether an order can still be cancelled, by which all of its money goes back the way it came. */
export async function isCancellable(db: Knex, order_id: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { cancellable: boolean }[] }>(
    "select cancellable from order_state where order_id = ?",
    [order_id],
  )
  return rows[0]?.cancellable ?? false
}

/** What of an order can still be refunded; null when nothing was paid for it. */
export async function readRefundable(db: Knex, order_id: string): Promise<Refundable | null> {
  const payment = await findRefundablePayment(db, order_id)
  if (!payment) return null
  const { captured_paise, left_paise, source_left_paise } = payment
  const lines = await db.raw<{ rows: Line[] }>(LINES, { order_id })
  const delivery = await db.raw<{ rows: { delivery_paise: number }[] }>(DELIVERY, { order_id })
  return {
    captured_paise,
    left_paise,
    source_left_paise,
    lines: lines.rows.map(({ line_id, name, quantity, refunded, price, discount }) => ({
      ...{ line_id, name, quantity, refunded, paid_paise: paidForLine({ price, quantity, discount }) },
    })),
    delivery_paise: delivery.rows[0]?.delivery_paise ?? 0,
  }
}

import { toPaise } from "@haat/sdk/money"
import { paidForLine } from "@haat/sdk/paid-for-line"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  capToTotal,
  RAZORPAY,
  type ReceivedLine,
  type Refundable,
  type RefundableLine,
  type RefundableReturn,
  type RefundableSums,
  type RefundSource,
  toRefundableLine,
} from "../contract"

/** An order's own payment and its refundable sums; a refund as store credit is recorded under this payment. */
export type RefundablePayment = Omit<RefundableSums, "sources"> & {
  payment_id: string
  provider_id: string
  captured_paise: number
}

const PAYMENT = `
  select p.payment_id, p.provider_id, p.captured_paise, p.left_paise, p.source_left_paise,
    coalesce((select sums.disputed_paise from refundable_order sums where sums.order_id = p.order_id), 0) as disputed_paise
  from refundable_payment p where p.order_id = ? order by p.created_at desc limit 1`

/** Returns the captured payment of an order; undefined without one. */
export async function findRefundablePayment(db: Knex, order_id: string): Promise<RefundablePayment | undefined> {
  const { rows } = await db.raw<{ rows: RefundablePayment[] }>(PAYMENT, [order_id])
  return rows[0]
}

const SOURCES = `
  select payment_id, provider_id, left_paise from refundable_fund
  where order_id = ? and payment_id is not null and left_paise > 0 order by created_at, payment_id`

/** Lists the payments that hold refundable money of an order, the oldest first. */
export async function listRefundSources(db: Knex, order_id: string): Promise<RefundSource[]> {
  type Row = Omit<RefundSource, "in_cash"> & { provider_id: string }
  const { rows } = await db.raw<{ rows: Row[] }>(SOURCES, [order_id])
  return rows.map(({ provider_id, ...source }) => ({ ...source, in_cash: provider_id !== RAZORPAY }))
}

type Line = Omit<RefundableLine, "paid_paise"> & { price: number; discount: number }

const LINES = `
  select line.line_id, line.name, line.quantity::int as quantity, line.price::float8 as price,
    line.discount::float8 as discount, coalesce(given.pieces, 0)::int as refunded,
    coalesce(given.paise, 0)::int as refunded_paise
  from order_line line
  left join lateral (
    select sum(part.quantity) as pieces, sum(part.amount_paise) as paise
    from refund_part part where part.line_id = line.line_id and part.order_id = line.order_id) given on true
  where line.order_id = :order_id order by line.created_at, line.line_id`

const DELIVERY = `
  select greatest(0, round((state.delivery_charge - state.delivery_discount) * 100) - coalesce((
      select sum(part.amount_paise) from refund_part part
      where part.order_id = state.order_id and part.line_id is null), 0))::int as delivery_paise
  from order_state state where state.order_id = :order_id`

/** Returns the refunded paise of an order's delivery, which can exceed a reduced delivery charge. */
export async function readRefundedDelivery(db: Knex, order_id: string): Promise<number> {
  const { rows } = await db.raw<{ rows: { paise: number }[] }>(
    "select coalesce(sum(amount_paise), 0)::int as paise from refund_part where order_id = ? and line_id is null",
    [order_id],
  )
  return rows[0].paise
}

/** True when an order can still be cancelled. */
export async function isCancellable(db: Knex, order_id: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { cancellable: boolean }[] }>(
    "select cancellable from order_state where order_id = ?",
    [order_id],
  )
  return rows[0]?.cancellable ?? false
}

/** Refundable part of an order; null when nothing was paid for it. */
export async function readRefundable(db: Knex, order_id: string): Promise<Refundable | null> {
  const payment = await findRefundablePayment(db, order_id)
  if (!payment) return null
  const { captured_paise, left_paise, source_left_paise, disputed_paise } = payment
  const sources = await listRefundSources(db, order_id)
  const lines = await db.raw<{ rows: Line[] }>(LINES, { order_id })
  const delivery = await db.raw<{ rows: { delivery_paise: number }[] }>(DELIVERY, { order_id })
  return {
    captured_paise,
    left_paise,
    source_left_paise,
    disputed_paise,
    sources,
    lines: lines.rows.map(({ price, discount, ...line }) => ({
      ...line,
      paid_paise: paidForLine({ price, quantity: line.quantity, discount }),
    })),
    delivery_paise: delivery.rows[0]?.delivery_paise ?? 0,
  }
}

type ReceivedReturn = {
  order_id: string
  /** charge for return shipping, in rupees; null when the shopper does not owe it */
  way_back: number | null
  /** return shipping that refunds have deducted, in rupees */
  deducted: number
  received: ReceivedLine[]
}

const RECEIVED_RETURN = `
  select returned.order_id, returned.way_back,
    coalesce((select given.way_back from return_refund given where given.return_id = returned.id), 0) as deducted, (
    select jsonb_agg(jsonb_build_object('line_id', received.line_id,
      'pieces', coalesce(received.resellable, 0) + coalesce(received.damaged, 0), 'refunded', coalesce(given.pieces, 0),
      'refunded_paise', coalesce(given.paise, 0), 'worth_paise', coalesce(given.worth, 0)))
    from jsonb_to_recordset(returned.lines) received(line_id text, resellable int, damaged int)
    left join lateral (
      select sum(part.quantity) as pieces, sum(part.amount_paise) as paise, sum(part.worth_paise) as worth
      from refund_part part
      where part.return_id = returned.id and part.line_id = received.line_id) given on true) as received
  from order_return returned where returned.id = :return_id and returned.state = 'received'`

/** Refundable part of a return; null until its goods are received, or when nothing was paid for them. */
export async function readRefundableReturn(db: Knex, return_id: string): Promise<RefundableReturn | null> {
  const { rows } = await db.raw<{ rows: ReceivedReturn[] }>(RECEIVED_RETURN, { return_id })
  if (!rows.length) return null
  const { order_id, way_back, deducted, received } = rows[0]
  const payment = await findRefundablePayment(db, order_id)
  const order = await readRefundable(db, order_id)
  if (!payment || !order) return null
  const returned = order.lines.flatMap((line) => {
    const receivedLine = received.find(({ line_id }) => line_id === line.line_id)
    return receivedLine?.pieces ? [toRefundableLine(line, receivedLine)] : []
  })
  const { left_paise, source_left_paise, disputed_paise, sources } = order
  const within = capToTotal(
    returned.map((line) => line.left_paise),
    left_paise,
  )
  const lines = returned.map((line, at) => ({ ...line, left_paise: within[at] }))
  const in_cash = sources.length ? sources.every((source) => source.in_cash) : payment.provider_id !== RAZORPAY
  return {
    order_id,
    left_paise,
    source_left_paise,
    disputed_paise,
    sources,
    lines,
    in_cash,
    way_back_paise: way_back === null ? null : Math.max(0, toPaise(way_back) - toPaise(deducted)),
  }
}

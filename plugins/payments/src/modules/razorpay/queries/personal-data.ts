import { HttpError } from "@haat/sdk/server/http-error"
import type { PersonalData } from "@haat/sdk/server/personal-data"
import { PAYMENT_ERRORS } from "../../../errors"

const HELD = `
  select coalesce(jsonb_agg(jsonb_build_object('opened_at', r.created_at, 'state', r.state, 'amount', r.amount / 100.0,
    'refunded', r.refunded_amount / 100.0, 'order_at_provider', r.razorpay_order_id,
    'payment_at_provider', r.razorpay_payment_id, 'reason', r.reason, 'planned_for', r.plan, 'notices', (
      select jsonb_agg(e.body order by e.received_at) from razorpay_event e
      where e.body #>> '{payload,payment,entity,order_id}' = r.razorpay_order_id)) order by r.created_at), '[]') as payments,
    (select coalesce(jsonb_agg(jsonb_build_object('at', f.created_at, 'method', f.method, 'amount', f.amount / 100.0,
      'reason', f.reason, 'state', f.state, 'reference', f.reference) order by f.created_at), '[]')
      from payment_refund f join placed_order o on o.order_id = f.order_id
      where o.customer_id = :customer_id) as refunds,
    (select coalesce(jsonb_agg(jsonb_build_object('payment_at_provider', d.razorpay_payment_id, 'amount', d.amount_paise / 100.0,
      'status', d.status, 'phase', d.phase, 'reason', d.reason_code, 'opened_at', d.opened_at, 'respond_by', d.respond_by)
      order by d.opened_at), '[]')
      from payment_dispute d join razorpay_payment paid on paid.razorpay_payment_id = d.razorpay_payment_id
      where paid.customer_id = :customer_id) as disputes
  from razorpay_payment r where r.customer_id = :customer_id`

const LOCK = `
  select id, state from razorpay_payment where customer_id = :customer_id order by id for update`

/** Provider's events about the shopper's payments. */
const EVENTS = `razorpay_event e where e.body #>> '{payload,payment,entity,order_id}' in (
  select razorpay_order_id from razorpay_payment where customer_id = :customer_id)`

const PENDING_REFUND = `
  select f.id from payment_refund f join placed_order o on o.order_id = f.order_id
  where o.customer_id = :customer_id and f.state = 'pending' limit 1`

const OPEN_DISPUTE = `
  select d.id from payment_dispute d join razorpay_payment r on r.razorpay_payment_id = d.razorpay_payment_id
  where r.customer_id = :customer_id and d.is_open limit 1`

const EMPTY_PLAN = JSON.stringify({
  email: "",
  customer_name: "",
  phone: null,
  shipping_address: {},
  billing_address: {},
})

/**
 * The ledger and its disputes stay for the books, without who it was; of a webhook its id, so that it is known when it
 * comes again.
 */
const ERASE = [
  `update razorpay_event set body = '{}', updated_at = now() where id in (select e.id from ${EVENTS})`,
  // Why a part was refunded is staff's own text, which the engine's row has too.
  `update payment_refund set reason = '', request = null, updated_at = now()
   where order_id in (select order_id from placed_order where customer_id = :customer_id)`,
  `update refund set note = null, updated_at = now() where payment_id in (
     select p.payment_id from refundable_payment p join placed_order o on o.order_id = p.order_id
     where o.customer_id = :customer_id)`,
  `update razorpay_payment set plan = (plan - 'gstin') || cast(:empty as jsonb), updated_at = now()
    where customer_id = :customer_id`,
]

/** Payments made online. */
export const PAYMENT_DATA: PersonalData = {
  async read(db, { customer_id }) {
    return (await db.raw<{ rows: Record<string, unknown>[] }>(HELD, { customer_id })).rows[0]
  },
  async requireErasable(trx, { customer_id }) {
    const { rows } = await trx.raw<{ rows: { state: string }[] }>(LOCK, { customer_id })
    const refunds = await trx.raw<{ rows: unknown[] }>(PENDING_REFUND, { customer_id })
    if (refunds.rows.length || rows.some(({ state }) => state === "refunding"))
      throw new HttpError(PAYMENT_ERRORS.refund_under_way)
    if (rows.some(({ state }) => state === "created" || state === "captured"))
      throw new HttpError(PAYMENT_ERRORS.payment_under_way)
    const disputes = await trx.raw<{ rows: unknown[] }>(OPEN_DISPUTE, { customer_id })
    if (disputes.rows.length) throw new HttpError(PAYMENT_ERRORS.dispute_under_way)
    const events = await trx.raw<{ rows: unknown[] }>(`select 1 from ${EVENTS} and e.applied_at is null limit 1`, {
      customer_id,
    })
    if (events.rows.length) throw new HttpError(PAYMENT_ERRORS.payment_under_way)
  },
  async erase(trx, { customer_id }) {
    for (const statement of ERASE) await trx.raw(statement, { customer_id, empty: EMPTY_PLAN })
  },
}

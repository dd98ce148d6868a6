import { HttpError } from "@haat/http/http-error"
import type { PersonalData } from "@haat/http/personal-data"
import { PAYMENT_ERRORS } from "../../../errors"

const HELD = `
  select coalesce(jsonb_agg(jsonb_build_object('opened_at', r.created_at, 'state', r.state, 'amount', r.amount / 100.0,
    'refunded', r.refunded_amount / 100.0, 'order_at_provider', r.razorpay_order_id,
    'payment_at_provider', r.razorpay_payment_id, 'reason', r.reason, 'planned_for', r.plan, 'notices', (
      select jsonb_agg(e.body order by e.received_at) from razorpay_event e
      where e.body #>> '{payload,payment,entity,order_id}' = r.razorpay_order_id)) order by r.created_at), '[]') as payments
  from razorpay_payment r where r.customer_id = :customer_id`

const LOCK = `
  select id, state from razorpay_payment where customer_id = :customer_id order by id for update`

/** What the provider has sent about the shopper's payments. */
const EVENTS = `razorpay_event e where e.body #>> '{payload,payment,entity,order_id}' in (
  select razorpay_order_id from razorpay_payment where customer_id = :customer_id)`

const EMPTY_PLAN = JSON.stringify({
  email: "",
  customer_name: "",
  phone: null,
  shipping_address: {},
  billing_address: {},
})

/** The ledger stays for the books, without who it was; of a webhook its id, so that it is known when it comes again. */
const ERASE = [
  `update razorpay_event set body = '{}', updated_at = now() where id in (select e.id from ${EVENTS})`,
  `update razorpay_payment set plan = plan || cast(:empty as jsonb), updated_at = now() where customer_id = :customer_id`,
]

/** Payments made online. */
export const PAYMENT_DATA: PersonalData = {
  async read(db, { customer_id }) {
    return (await db.raw<{ rows: Record<string, unknown>[] }>(HELD, { customer_id })).rows[0]
  },
  async requireErasable(trx, { customer_id }) {
    const { rows } = await trx.raw<{ rows: { state: string }[] }>(LOCK, { customer_id })
    if (rows.some(({ state }) => state === "refunding")) throw new HttpError(PAYMENT_ERRORS.refund_under_way)
    if (rows.some(({ state }) => state === "created" || state === "captured"))
      throw new HttpError(PAYMENT_ERRORS.payment_under_way)
    const events = await trx.raw<{ rows: unknown[] }>(`select 1 from ${EVENTS} and e.applied_at is null limit 1`, {
      customer_id,
    })
    if (events.rows.length) throw new HttpError(PAYMENT_ERRORS.payment_under_way)
  },
  async erase(trx, { customer_id }) {
    await trx.raw(ERASE[0], { customer_id })
    await trx.raw(ERASE[1], { customer_id, empty: EMPTY_PLAN })
  },
}

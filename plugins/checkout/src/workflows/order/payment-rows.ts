import { generateEntityId } from "@medusajs/framework/utils"
import type { CapturedSession, OrderPlan } from "../../contract"
import { type Changes, type Rows, rawNumber } from "../../queries/write-rows"
import { amountToPay } from "../../store-credit"

const CASH_ON_DELIVERY = "pp_system_default"
/** Provider of orders that store credit pays in full, and of free orders (providers/without-gateway). */
const STORE_CREDIT = "pp_store_credit"
/** Provider of an order that waits for its online payment, which then replaces this one. */
const AWAITED_ONLINE = "pp_awaited_online"

/** Rows and statements that write an order's payment into Medusa's payment module. */
export type PaymentWrites = { payment_collection_id: string; rows: Rows; changes: Changes }

const newId = (prefix: string) => generateEntityId(undefined, prefix)

const paymentAmount = (plan: OrderPlan) => {
  const amount = amountToPay(plan)
  return { amount, raw_amount: rawNumber(amount), currency_code: "inr" }
}

/** Builds the rows of a cash payment; at amount 0 (store credit pays all) the order counts as paid. */
export function codPaymentRows(plan: OrderPlan, at: string): PaymentWrites {
  return uncapturedPaymentRows(plan, at, amountToPay(plan) === 0 ? STORE_CREDIT : CASH_ON_DELIVERY)
}

/** Builds the rows of a payment that is awaited online; the order is not shipped before. */
export const awaitedPaymentRows = (plan: OrderPlan, at: string): PaymentWrites =>
  uncapturedPaymentRows(plan, at, AWAITED_ONLINE)

function uncapturedPaymentRows(plan: OrderPlan, at: string, provider_id: string): PaymentWrites {
  const [payment_collection_id, payment_session_id] = [newId("pay_col"), newId("payses")]
  const times = { created_at: at, updated_at: at }
  const amount = paymentAmount(plan)
  const [isPaid, isAwaited] = [provider_id === STORE_CREDIT, provider_id === AWAITED_ONLINE]
  const authorized = isAwaited ? { amount: 0, raw_amount: rawNumber(0) } : amount
  const payment = { payment_collection_id, provider_id, data: {} }
  const rows = {
    payment_collection: [
      {
        id: payment_collection_id,
        ...amount,
        ...times,
        status: isPaid ? "completed" : isAwaited ? "not_paid" : "authorized",
        authorized_amount: authorized.amount,
        raw_authorized_amount: authorized.raw_amount,
        captured_amount: 0,
        raw_captured_amount: rawNumber(0),
        refunded_amount: 0,
        raw_refunded_amount: rawNumber(0),
      },
    ],
    payment_session: [
      {
        id: payment_session_id,
        ...amount,
        ...payment,
        ...times,
        context: {},
        metadata: {},
        status: isAwaited ? "pending" : "authorized",
        authorized_at: isAwaited ? null : at,
      },
    ],
    payment: [
      { id: newId("pay"), ...amount, ...payment, payment_session_id, ...times, ...(isPaid && { captured_at: at }) },
    ],
  }
  return { payment_collection_id, rows, changes: { statements: [], values: {} } }
}

/** Marks the session and its collection as paid in full. */
const COMPLETE_SESSION = [
  `update payment_session set data = cast(:session_data as jsonb), status = 'authorized',
     authorized_at = coalesce(authorized_at, cast(:at as timestamptz)), updated_at = cast(:at as timestamptz)
   where id = :payment_session_id`,
  `update payment_collection
   set status = 'completed', completed_at = cast(:at as timestamptz), updated_at = cast(:at as timestamptz),
     authorized_amount = amount, raw_authorized_amount = raw_amount,
     captured_amount = amount, raw_captured_amount = raw_amount,
     refunded_amount = 0, raw_refunded_amount = cast(:nothing as jsonb)
   where id = :payment_collection_id`,
]

/** Builds the rows of a captured payment session. */
export function capturedPaymentRows(plan: OrderPlan, paid: CapturedSession, at: string): PaymentWrites {
  const { payment_collection_id, payment_session_id, provider_id, data } = paid
  const times = { created_at: at, updated_at: at }
  const payment_id = newId("pay")
  const { currency_code, ...amount } = paymentAmount(plan)
  const payment = { payment_collection_id, payment_session_id, provider_id, data }
  const rows = {
    payment: [{ id: payment_id, ...amount, currency_code, ...payment, captured_at: at, ...times }],
    capture: [{ id: newId("capt"), payment_id, ...amount, ...times }],
  }
  const values = {
    payment_session_id,
    payment_collection_id,
    at,
    session_data: JSON.stringify(data),
    nothing: JSON.stringify(rawNumber(0)),
  }
  return { payment_collection_id, rows, changes: { statements: COMPLETE_SESSION, values } }
}

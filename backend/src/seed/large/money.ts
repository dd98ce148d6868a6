import { twice } from "./raw"

const PROVIDER = "case when online then 'pp_razorpay_razorpay' else 'pp_system_default' end"
const DATA = `case when online then jsonb_build_object('currency', 'INR', 'amount_paise', total * 100,
    'razorpay_order_id', 'order_large' || key, 'razorpay_payment_id', 'pay_large' || key) else '{}'::jsonb end`
const CAPTURED_AT =
  "case when captured then at + (case when online then interval '1 minute' else interval '4 days' end) end"

/** Returns the statement for Medusa's order transactions of payments on delivery. */
export const transactionStatement = () =>
  `insert into order_transaction (id, order_id, version, currency_code, reference, reference_id, created_at, updated_at,
     amount, raw_amount)
   select 'ordtrx_large' || key, 'order_large' || key, 1, 'inr', 'capture', 'capt_large' || key, ${CAPTURED_AT},
     ${CAPTURED_AT}, ${twice("total")} from large_order where captured and not online`

/** Statements that insert each order's payment and the settled ledger of online payments. */
export const moneyStatements = () => [
  `insert into payment_collection (id, currency_code, status, completed_at, created_at, updated_at, amount, raw_amount,
     authorized_amount, raw_authorized_amount, captured_amount, raw_captured_amount, refunded_amount,
     raw_refunded_amount)
   select 'pay_col_large' || key, 'inr', case when captured then 'completed' else 'authorized' end, ${CAPTURED_AT}, at,
     at,
     ${twice("total")}, ${twice("total")}, ${twice("captured::int * total")}, ${twice("refunded::int * total")}
   from large_order`,
  `insert into payment_session (id, currency_code, provider_id, data, status, authorized_at, payment_collection_id,
     created_at, updated_at, amount, raw_amount)
   select 'payses_large' || key, 'inr', ${PROVIDER}, ${DATA}, 'authorized', at, 'pay_col_large' || key, at, at,
     ${twice("total")} from large_order`,
  `insert into payment (id, currency_code, provider_id, data, captured_at, canceled_at, payment_collection_id,
     payment_session_id, created_at, updated_at, amount, raw_amount)
   select 'pay_large' || key, 'inr', ${PROVIDER}, ${DATA}, ${CAPTURED_AT},
     case when canceled and not online then at + interval '1 hour' end, 'pay_col_large' || key, 'payses_large' || key,
     at, at, ${twice("total")} from large_order`,
  `insert into order_payment_collection (id, order_id, payment_collection_id, created_at, updated_at)
   select 'ordpay_large' || key, 'order_large' || key, 'pay_col_large' || key, at, at from large_order`,
  `insert into capture (id, payment_id, created_at, updated_at, amount, raw_amount)
   select 'capt_large' || key, 'pay_large' || key, ${CAPTURED_AT}, ${CAPTURED_AT}, ${twice("total")}
   from large_order where captured`,
  `insert into refund (id, payment_id, note, created_at, updated_at, amount, raw_amount)
   select 'ref_large' || key, 'pay_large' || key, 'The order was cancelled', at, at, ${twice("total")}
   from large_order where refunded`,
  `insert into razorpay_payment (id, razorpay_order_id, payment_session_id, payment_collection_id, cart_id, customer_id,
     amount, plan, state, razorpay_payment_id, order_id, reason, exception, captured_at, next_attempt_at, created_at,
     updated_at)
   select 'rzpay_large' || o.key, 'order_large' || o.key, 'payses_large' || o.key, 'pay_col_large' || o.key,
     'cart_large' || o.key, 'cus_large' || p.key, o.total * 100,
     jsonb_build_object('email', 'shopper' || p.n || '@example.com', 'lines', '[]'::jsonb, 'total', o.total,
       'customer_name', p.first_name || ' ' || p.last_name, 'shipping_address', to_jsonb(p), 'billing_address',
       to_jsonb(p)),
     case when o.refunded then 'refunded' else 'ordered' end, 'pay_large' || o.key, 'order_large' || o.key,
     case when o.refunded then 'The order was cancelled' end,
     case when o.n % 1000 = 1 then 'The payment provider did not answer in time' end, o.at + interval '1 minute', null,
       o.at, o.at
   from large_order o join large_person p on p.n = o.person where o.online`,
]

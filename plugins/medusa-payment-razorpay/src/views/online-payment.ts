/**
 * The ledger of online payments, amounts in rupees. `exception` says what went wrong last time, null when nothing did;
 * `plan_email` is whom the order was planned for.
 */
export const ONLINE_PAYMENT = `
  create or replace view online_payment as
  select id, razorpay_order_id, razorpay_payment_id, state, (amount / 100.0)::float8 as amount,
    (refunded_amount / 100.0)::float8 as refunded, customer_id, order_id, plan ->> 'email' as plan_email, reason, exception,
    created_at, updated_at, amount as amount_paise
  from razorpay_payment where deleted_at is null`

/** Online payments that went back to the shopper. */
export const REFUNDED_PAYMENT = `
  create or replace view refunded_payment as
  select razorpay_order_id, customer_id, order_id, (refunded_amount / 100.0)::float8 as amount,
    coalesce(reason, '') as reason, refunded_at
  from razorpay_payment where state = 'refunded' and deleted_at is null`

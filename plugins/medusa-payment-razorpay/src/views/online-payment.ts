/**
 * The ledger of online payments, amounts in rupees. `exception` says what went wrong last time, null when nothing did;
 * `plan_email` is whom the order was planned for.
 */
export const ONLINE_PAYMENT = `
  create or replace view online_payment as
  select id, razorpay_order_id, razorpay_payment_id, state, (amount / 100.0)::float8 as amount,
    (refunded_amount / 100.0)::float8 as refunded, customer_id, order_id, plan ->> 'email' as plan_email, reason, exception,
    created_at, updated_at, amount as amount_paise, order_display_id
  from razorpay_payment where deleted_at is null`

/** Online payments that went back to the shopper, and how much of each without what staff had refunded: of that a mail of its own tells. */
export const REFUNDED_PAYMENT = `
  create or replace view refunded_payment as
  select r.razorpay_order_id, r.customer_id, r.order_id, ((r.refunded_amount - requested.paise) / 100.0)::float8 as amount,
    coalesce(r.reason, '') as reason, r.refunded_at
  from razorpay_payment r
  cross join lateral (
    select coalesce(sum(f.amount), 0) as paise from payment_refund f
    where f.order_id = r.order_id and f.method = 'online' and f.request_id is not null and f.state <> 'failed'
      and f.deleted_at is null) requested
  where r.state = 'refunded' and r.deleted_at is null and r.refunded_amount > requested.paise`

import { view } from "@haat/sdk/server/schema/declare"

/**
 * Ledger of online payments, amounts in rupees. `exception` describes the last failure, null without one; `plan_email`
 * is the address the order was planned for; `dispute` is the open one, else the last one, null without any.
 */
export const ONLINE_PAYMENT = view(
  "online_payment",
  ["payment_dispute"],
  `
  select id, razorpay_order_id, razorpay_payment_id, state, (amount / 100.0)::float8 as amount,
    (refunded_amount / 100.0)::float8 as refunded, customer_id, order_id, plan ->> 'email' as plan_email, reason, exception,
    created_at, updated_at, amount as amount_paise, order_display_id, (
      select jsonb_build_object('status', d.status, 'phase', d.phase, 'amount', d.amount_paise / 100.0,
        'respond_by', d.respond_by, 'reason_code', d.reason_code)
      from payment_dispute d where d.razorpay_payment_id = razorpay_payment.razorpay_payment_id
      order by d.is_open desc, d.opened_at desc, d.id limit 1) as dispute
  from razorpay_payment where deleted_at is null`,
)

/**
 * Online payments that went back to the shopper, with the amount of each, without refunds by staff, which have a mail
 * of their own.
 */
export const REFUNDED_PAYMENT = view(
  "refunded_payment",
  [],
  `
  select r.razorpay_order_id, r.customer_id, r.order_id, ((r.refunded_amount - requested.paise) / 100.0)::float8 as amount,
    coalesce(r.reason, '') as reason, r.refunded_at
  from razorpay_payment r
  cross join lateral (
    select coalesce(sum(f.amount), 0) as paise from payment p join payment_refund f on f.payment_id = p.id
    where p.payment_session_id = r.payment_session_id and f.method = 'online' and f.request_id is not null
      and f.state <> 'failed' and f.deleted_at is null) requested
  where r.state = 'refunded' and r.deleted_at is null and r.refunded_amount > requested.paise`,
)

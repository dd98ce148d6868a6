/**
 * What of each captured payment of an order was refunded and is left, in paise; what is pending counts as refunded. What
 * Medusa or the provider know of and has no row here (refunds of earlier versions, of Medusa's own routes) counts too.
 */
export const REFUNDABLE_PAYMENT = `
  create or replace view refundable_payment as
  select p.id as payment_id, link.order_id, p.provider_id, p.created_at, taken.paise as captured_paise,
    (rows.standing + greatest(0, greatest(recorded.paise, coalesce(r.refunded_amount, 0)) - rows.known))::int
      as refunded_paise,
    (taken.paise - rows.standing - greatest(0, greatest(recorded.paise, coalesce(r.refunded_amount, 0)) - rows.known))::int
      as left_paise
  from payment p
  join order_payment_collection link on link.payment_collection_id = p.payment_collection_id and link.deleted_at is null
  left join razorpay_payment r on r.payment_session_id = p.payment_session_id and r.deleted_at is null
  cross join lateral (
    select round(sum(c.amount) * 100)::int as paise from capture c where c.payment_id = p.id and c.deleted_at is null) taken
  cross join lateral (
    select coalesce(round(sum(f.amount) * 100), 0)::int as paise from refund f
    where f.payment_id = p.id and f.deleted_at is null) recorded
  cross join lateral (
    select coalesce(sum(f.amount) filter (where f.state <> 'failed'), 0)::int as standing,
      coalesce(sum(f.amount) filter (where f.state = 'processed' or (f.state = 'pending' and f.provider_refund_id is not null)), 0)::int
        as known
    from payment_refund f where f.payment_id = p.id and f.deleted_at is null) rows
  where p.deleted_at is null and p.canceled_at is null and taken.paise > 0`

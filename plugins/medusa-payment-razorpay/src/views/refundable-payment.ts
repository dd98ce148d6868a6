/**
 * What of each order's payment was refunded and is left, in paise; what is pending counts as refunded. What Medusa or the
 * provider know of and has no row here (refunds of earlier versions, of Medusa's own routes) counts too. Store credit that was
 * spent on the order is paid as well: it goes back as store credit alone, so that `source_left_paise` may go back the way it
 * came, and `left_paise` in all. What went to an order that replaces goods (`order_credit.exchanged_paise`) is refunded by that.
 */
export const REFUNDABLE_PAYMENT = `
  create or replace view refundable_payment as
  select sums.*, greatest(0, least(sums.left_paise, sums.taken_paise - sums.source_paise)) as source_left_paise
  from (
    select p.id as payment_id, link.order_id, p.provider_id, p.created_at, taken.paise as taken_paise,
      rows.source + beyond.paise as source_paise, taken.paise + coalesce(credit.spent_paise, 0) as captured_paise,
      rows.standing + beyond.paise + coalesce(credit.exchanged_paise, 0) as refunded_paise,
      taken.paise + coalesce(credit.spent_paise, 0) - rows.standing - beyond.paise - coalesce(credit.exchanged_paise, 0)
        as left_paise
    from payment p
    join order_payment_collection link on link.payment_collection_id = p.payment_collection_id and link.deleted_at is null
    left join lateral (select * from order_credit where order_id = link.order_id offset 0) credit on true
    left join razorpay_payment r on r.payment_session_id = p.payment_session_id and r.deleted_at is null
    cross join lateral (
      select coalesce(round(sum(c.amount) * 100), 0)::int as paise from capture c
      where c.payment_id = p.id and c.deleted_at is null) taken
    cross join lateral (
      select coalesce(round(sum(f.amount) * 100), 0)::int as paise from refund f
      where f.payment_id = p.id and f.deleted_at is null) recorded
    cross join lateral (
      select coalesce(sum(f.amount) filter (where f.state <> 'failed'), 0)::int as standing,
        coalesce(sum(f.amount) filter (where f.state <> 'failed' and f.method <> 'credit'), 0)::int as source,
        coalesce(sum(f.amount) filter (where f.method <> 'credit' and (f.state = 'processed'
          or (f.state = 'pending' and f.provider_refund_id is not null))), 0)::int as known
      from payment_refund f where f.payment_id = p.id and f.deleted_at is null) rows
    cross join lateral (
      select greatest(0, greatest(recorded.paise, coalesce(r.refunded_amount, 0)) - rows.known)::int as paise) beyond
    where p.deleted_at is null and p.canceled_at is null and taken.paise + coalesce(credit.spent_paise, 0) > 0) sums`

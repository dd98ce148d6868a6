import { view } from "@haat/sdk/server/schema/declare"

/**
 * Disputes of online payments, amounts in paise. `held_paise` is the amount that the bank holds or has taken, which
 * must not be refunded again: all of an undecided dispute, the deducted amount of a lost one. `is_open`: it is not
 * decided.
 */
export const PAYMENT_DISPUTE = view(
  "payment_dispute",
  [],
  `
  select id, razorpay_payment_id, amount as amount_paise, status, phase, reason_code, respond_by, opened_at,
    status in ('open', 'under_review') as is_open,
    case when status in ('open', 'under_review') then amount
      when status = 'lost' then coalesce(nullif(amount_deducted, 0), amount)
      when status = 'closed' then amount_deducted
      else 0 end as held_paise
  from razorpay_dispute where deleted_at is null`,
)

/**
 * Money of each payment, in paise. `source_paise` was refunded to the source by our rows, for any order, and is pending
 * or made; `beyond_paise` was refunded without a row (refunds of earlier versions, of Medusa's own routes).
 * `credit_paise` is store credit that came from this payment and has not been spent yet.
 */
export const PAYMENT_MONEY = view(
  "payment_money",
  ["payment_dispute"],
  `
  select p.id as payment_id, p.provider_id, p.created_at, p.payment_collection_id, p.payment_session_id,
    taken.paise as taken_paise, rows.source as source_paise, beyond.paise as beyond_paise,
    disputed.paise as disputed_paise, unspent.paise as credit_paise,
    taken.paise - rows.source - beyond.paise - disputed.paise as held_paise
  from payment p
  left join razorpay_payment r on r.payment_session_id = p.payment_session_id and r.deleted_at is null
  cross join lateral (
    select coalesce(round(sum(c.amount) * 100), 0)::int as paise from capture c
    where c.payment_id = p.id and c.deleted_at is null) taken
  cross join lateral (
    select coalesce(round(sum(f.amount) * 100), 0)::int as paise from refund f
    where f.payment_id = p.id and f.deleted_at is null) recorded
  cross join lateral (
    select coalesce(sum(f.amount) filter (where f.state <> 'failed' and f.method <> 'credit'), 0)::int as source,
      coalesce(sum(f.amount) filter (where f.method <> 'credit' and (f.state = 'processed'
        or (f.state = 'pending' and f.provider_refund_id is not null))), 0)::int as known
    from payment_refund f where f.payment_id = p.id and f.deleted_at is null) rows
  cross join lateral (
    select greatest(0, greatest(recorded.paise, coalesce(r.refunded_amount, 0)) - rows.known)::int as paise) beyond
  cross join lateral (
    select coalesce(sum(d.held_paise), 0)::int as paise from payment_dispute d
    where d.razorpay_payment_id = r.razorpay_payment_id) disputed
  cross join lateral (
    select coalesce(sum(s.amount), 0)::int as paise from store_credit_source s where s.payment_id = p.id) unspent
  where p.deleted_at is null`,
)

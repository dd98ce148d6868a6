/**
 * What of each order's own payment was refunded, and what is left of the order, in paise; what is pending counts as refunded.
 * Store credit that was spent on the order is paid as well. What may go back the way it was paid (`source_left_paise`), and in
 * all (`left_paise`), is the order's: also of payments of orders that it replaces.
 */
export const REFUNDABLE_PAYMENT = `
  create or replace view refundable_payment as
  select p.payment_id, link.order_id, p.provider_id, p.created_at, p.taken_paise, p.source_paise + p.beyond_paise as source_paise,
    p.taken_paise + coalesce(credit.spent_paise, 0) as captured_paise,
    p.taken_paise + coalesce(credit.spent_paise, 0) - coalesce(sums.left_paise, 0) as refunded_paise,
    coalesce(sums.left_paise, 0) as left_paise, coalesce(sums.source_left_paise, 0) as source_left_paise
  from payment_money p
  join payment on payment.id = p.payment_id and payment.canceled_at is null
  join order_payment_collection link on link.payment_collection_id = p.payment_collection_id and link.deleted_at is null
  left join lateral (select * from order_credit where order_id = link.order_id offset 0) credit on true
  left join lateral (select * from refundable_order where order_id = link.order_id offset 0) sums on true
  where p.taken_paise + coalesce(credit.spent_paise, 0) > 0`

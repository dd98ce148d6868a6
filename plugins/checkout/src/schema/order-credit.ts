/**
 * Store credit that orders were paid with, without what went back of pieces that were cancelled, as credit or to the payments that it
 * came from (`cancelled_pieces.moved_paise`), and what of them went back as such
 * (their refunds, and all of it when they were cancelled), in paise. What was exchanged (`exchanged_paise`) went to the order that replaces the goods.
 */
export const ORDER_CREDIT = `
  create or replace view order_credit as
  select order_id, (coalesce(-sum(amount) filter (where kind in ('order', 'cancelled_pieces')), 0)
      - coalesce((select sum(c.moved_paise) from cancelled_pieces c where c.order_id = e.order_id), 0))::int as spent_paise,
    coalesce(sum(amount) filter (where kind in ('refund', 'cancelled', 'exchange')), 0)::int as returned_paise,
    coalesce(sum(amount) filter (where kind = 'exchange'), 0)::int as exchanged_paise
  from store_credit_entry e where order_id is not null and deleted_at is null group by order_id`

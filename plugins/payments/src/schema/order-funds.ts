import { view } from "@haat/sdk/server/schema/declare"

/**
 * Money that each order holds, in paise, by payment: payments for the order, plus store credit from other payments (an
 * exchange, a refund that was spent again), less what left it. Without `payment_id` it is store credit without a
 * payment, such as a gift. The parts have one type for each column, so that each of them is read only for the orders in
 * the query.
 */
export const ORDER_FUND = view(
  "order_fund",
  ["payment_money", "credit_entry"],
  `
  select moved.order_id, moved.payment_id, sum(moved.paise)::int as paise
  from (
    select link.order_id::text as order_id, payment.id as payment_id, p.taken_paise - p.beyond_paise as paise
    from order_payment_collection link
    join payment on payment.payment_collection_id = link.payment_collection_id and payment.deleted_at is null
    join lateral (select * from payment_money where payment_id = payment.id offset 0) p on true
    where link.deleted_at is null and p.taken_paise > 0
    union all
    select f.order_id, f.payment_id, -f.amount
    from payment_refund f where f.method <> 'credit' and f.state <> 'failed' and f.deleted_at is null
    union all
    select e.order_id, s.payment_id, -s.amount
    from credit_entry e join store_credit_source s on s.entry_id = e.id) moved
  group by moved.order_id, moved.payment_id`,
)

/**
 * Part of an order's funds that came with store credit, and was not paid for the order itself: it becomes store credit
 * again when the order is cancelled.
 */
export const CREDIT_FUND = view(
  "credit_fund",
  ["order_fund"],
  `
  select fund.order_id, fund.payment_id, fund.paise from order_fund fund
  where not exists (
    select from payment p join order_payment_collection link
      on link.payment_collection_id = p.payment_collection_id and link.deleted_at is null
    where p.id = fund.payment_id and link.order_id = fund.order_id)`,
)

/**
 * Refundable part of each fund: never more than its payment still holds, beyond the part that customers may spend as
 * store credit. The oldest payment is refunded first.
 */
export const REFUNDABLE_FUND = view(
  "refundable_fund",
  ["order_fund", "payment_money"],
  `
  select fund.order_id, fund.payment_id, money.provider_id, money.created_at, fund.paise,
    case when fund.payment_id is null then fund.paise
      else greatest(0, least(fund.paise, money.held_paise - money.credit_paise)) end as left_paise,
    coalesce(money.disputed_paise, 0) as disputed_paise
  from order_fund fund
  left join lateral (select * from payment_money where payment_id = fund.payment_id offset 0) money on true`,
)

/** Refundable sums of each paid order: `source_left_paise` the way it was paid, `left_paise` with store credit. */
export const REFUNDABLE_ORDER = view(
  "refundable_order",
  ["refundable_fund"],
  `
  select sums.order_id, greatest(0, sums.left_paise)::int as left_paise,
    greatest(0, least(sums.left_paise, sums.source_paise))::int as source_left_paise,
    sums.disputed_paise::int as disputed_paise
  from (
    select order_id, sum(left_paise) as left_paise,
      coalesce(sum(left_paise) filter (where payment_id is not null), 0) as source_paise,
      sum(disputed_paise) as disputed_paise
    from refundable_fund group by order_id) sums`,
)

/**
 * Refunded part of each order's own payment, and the rest of the order, in paise; pending refunds count as refunded.
 * Store credit that was spent on the order is paid as well. The amounts that may go back the way they were paid
 * (`source_left_paise`), and in all (`left_paise`), are the order's: also from payments of orders that it replaces.
 * With `offset 0` the money of a payment is summed for the orders in the query alone, however many others there are.
 */
export const REFUNDABLE_PAYMENT = view(
  "refundable_payment",
  ["payment_money", "order_credit", "refundable_order"],
  `
  select payment.id as payment_id, link.order_id, p.provider_id, p.created_at, p.taken_paise,
    p.source_paise + p.beyond_paise as source_paise,
    p.taken_paise + coalesce(credit.spent_paise, 0) as captured_paise,
    p.taken_paise + coalesce(credit.spent_paise, 0) - coalesce(sums.left_paise, 0) as refunded_paise,
    coalesce(sums.left_paise, 0) as left_paise, coalesce(sums.source_left_paise, 0) as source_left_paise
  from order_payment_collection link
  join payment on payment.payment_collection_id = link.payment_collection_id
    and payment.deleted_at is null and payment.canceled_at is null
  join lateral (select * from payment_money where payment_id = payment.id offset 0) p on true
  left join lateral (select * from order_credit where order_id = link.order_id offset 0) credit on true
  left join lateral (select * from refundable_order where order_id = link.order_id offset 0) sums on true
  where link.deleted_at is null and p.taken_paise + coalesce(credit.spent_paise, 0) > 0`,
)

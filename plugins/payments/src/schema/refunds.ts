import { view } from "@haat/sdk/server/schema/declare"

/**
 * Refunds of orders, amounts in rupees; those that were requested in the back office (`requested_by`) and others: of
 * cancelled orders, and of the provider's dashboard. `parts` is a list of RefundPart; `return_id` is the return of a
 * refund; a refund of cancelled pieces (`of_cancelled_pieces`) is not part of what the order still holds.
 */
export const ORDER_REFUND = view(
  "order_refund",
  [],
  `
  select id, order_id, method, state, (amount / 100.0)::float8 as amount, reason, parts, reference, failure,
    provider_refund_id, requested_by, request_id is not null as requested, created_at, processed_at, return_id,
    coalesce(parts @> '[{"cancelled": true}]', false) as of_cancelled_pieces
  from payment_refund where deleted_at is null`,
)

/**
 * Refunds of each return, without failed ones, amounts in rupees: one row for each return, with the deduction for the
 * return shipping.
 */
export const RETURN_REFUND = view(
  "return_refund",
  ["order_refund"],
  `
  select f.return_id, jsonb_agg(jsonb_build_object('id', f.id, 'method', f.method, 'state', f.state, 'amount', f.amount,
      'way_back', f.way_back, 'created_at', f.created_at, 'processed_at', f.processed_at) order by f.created_at, f.id) as refunds,
    sum(f.amount + f.way_back)::float8 as given, sum(f.way_back)::float8 as way_back
  from (
    select r.*, coalesce((select sum(-(part ->> 'amount_paise')::int) / 100.0 from jsonb_array_elements(r.parts) part
      where part -> 'way_back' is not null), 0)::float8 as way_back
    from order_refund r where r.return_id is not null and r.state <> 'failed') f
  group by f.return_id`,
)

/**
 * Pieces of refunds that have not failed (RefundPart), and exchanged pieces, whose worth went to the order that
 * replaces them; cancelled pieces are left out. One row each; without `line_id` the delivery.
 */
export const REFUND_PART = view(
  "refund_part",
  ["order_refund", "order_return"],
  `
  select r.order_id, r.return_id, part ->> 'line_id' as line_id, coalesce((part ->> 'quantity')::int, 0) as quantity,
    (part ->> 'amount_paise')::int as amount_paise, coalesce((part ->> 'worth_paise')::int, 0) as worth_paise
  from order_refund r cross join lateral jsonb_array_elements(r.parts) part
  where r.state <> 'failed' and jsonb_typeof(r.parts) = 'array' and part -> 'way_back' is null
    and not r.of_cancelled_pieces
  union all
  select r.order_id, r.id, part ->> 'line_id', (part ->> 'quantity')::int, (part ->> 'amount_paise')::int,
    (part ->> 'worth_paise')::int
  from order_return r cross join lateral jsonb_array_elements(r.exchange_parts) part
  where jsonb_typeof(r.exchange_parts) = 'array'`,
)

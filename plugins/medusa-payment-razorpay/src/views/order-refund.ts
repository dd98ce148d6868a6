/**
 * Refunds of orders, amounts in rupees; those that were requested in the back office (`requested_by`) and those that were
 * not: of cancelled orders, and of the provider's dashboard. `parts` in the words of RefundPart.
 */
export const ORDER_REFUND = `
  create or replace view order_refund as
  select id, order_id, method, state, (amount / 100.0)::float8 as amount, reason, parts, reference, failure,
    provider_refund_id, requested_by, request_id is not null as requested, created_at, processed_at
  from payment_refund where deleted_at is null`

/**
 * Pieces of orders that were cancelled before packing, amounts in rupees: `less` is what the order cost less by it. `requested_by`
 * is whom of the staff it was; null of the shopper. What was paid went back the way it was paid (`refund`) and as store credit (`credit`).
 */
export const CANCELLED_PIECES = `
  create or replace view order_cancelled_pieces as
  select id, order_id, lines, reason, requested_by, (less_paise / 100.0)::float8 as less,
    (credit_paise / 100.0)::float8 as credit, (refund_paise / 100.0)::float8 as refund, created_at
  from cancelled_pieces`

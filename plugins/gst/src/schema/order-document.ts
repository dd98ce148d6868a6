/**
 * Which documents were issued for an order's parcels, and the credit notes of those, which are of no parcel. What stands on
 * them is read by whoever prints them.
 */
export const ORDER_DOCUMENT = `
  create or replace view order_document as
  select id, order_id, fulfillment_id, kind, number, issued_at from gst_document
  union all
  select id, order_id, null, 'credit_note', number, issued_at from gst_credit_note`

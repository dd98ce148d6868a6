/**
 * True when the parcel of a document is with the buyer, or on its way there: one that the shop has received undelivered
 * is not, and its goods leave with another document. @param document what `gst_document` is called in the statement
 */
export const IS_OUT = (document: string) => `not exists (
  select from returned_parcel back where back.fulfillment_id = ${document}.fulfillment_id
    and back.received_at is not null)`

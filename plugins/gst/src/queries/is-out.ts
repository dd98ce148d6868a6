/**
 * SQL condition: the parcel of a document was not received back undelivered; such goods get another document.
 * @param document alias of `gst_document` in the statement
 */
export const IS_NOT_RETURNED = (document: string) => `not exists (
  select from returned_parcel back where back.fulfillment_id = ${document}.fulfillment_id
    and back.received_at is not null)`

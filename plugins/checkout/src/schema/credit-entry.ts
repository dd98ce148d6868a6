/** Each change of a customer's store credit, in paise: below zero when it was spent. `kind` in the words of CREDIT_KINDS. */
export const CREDIT_ENTRY = `
  create or replace view credit_entry as
  select id, customer_id, amount as paise, kind, order_id, request_id, created_at
  from store_credit_entry where deleted_at is null`

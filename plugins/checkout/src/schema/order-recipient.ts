/**
 * Whom an order's invoice names: as the order says, or what is kept of it since its account was erased (`erased`). Addresses
 * are as in placed_order; kept ones have no phone. `name` is the person: a buyer with a GSTIN is named by the `company` of
 * the billing address. Whoever writes an invoice or a credit note reads it here.
 */
export const ORDER_RECIPIENT = `
  create or replace view order_recipient as
  select o.order_id, coalesce(kept.name,
      btrim(concat_ws(' ', o.billing_address ->> 'first_name', o.billing_address ->> 'last_name'))) as name,
    coalesce(kept.billing_address, o.billing_address) as billing_address,
    coalesce(kept.shipping_address, o.shipping_address) as shipping_address, kept.order_id is not null as erased
  from placed_order o left join erased_order_recipient kept on kept.order_id = o.order_id`

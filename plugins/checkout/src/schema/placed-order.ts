/** SQL: the address `alias` of an order as JSON, its texts never null, and `company` left out without one. */
export const addressJson = (alias: string) => `jsonb_build_object(
    'first_name', coalesce(${alias}.first_name, ''), 'last_name', coalesce(${alias}.last_name, ''), 'phone', ${alias}.phone,
    'address_1', coalesce(${alias}.address_1, ''), 'address_2', coalesce(${alias}.address_2, ''),
    'city', coalesce(${alias}.city, ''), 'province', coalesce(${alias}.province, ''),
    'postal_code', coalesce(${alias}.postal_code, ''), 'country_code', coalesce(${alias}.country_code, ''))
    || jsonb_strip_nulls(jsonb_build_object('company', nullif(${alias}.company, '')))`

/**
 * Orders, cancelled ones too: whose, of when and to where. What each costs and how far it is says `order_state`. Who does
 * not read an address does not pay for it: its table is not joined then. Without an address for the bill it goes with the
 * goods. `has_payment` is false of one that was never placed to its end.
 */
export const PLACED_ORDER = `
  create or replace view placed_order as
  select o.id as order_id, o.display_id, o.status::text as status, o.email, o.customer_id, o.created_at, o.canceled_at,
    ${addressJson("ship")} as shipping_address, ${addressJson("bill")} as billing_address,
    (select method.shipping_option_id from order_shipping link
      join order_shipping_method method on method.id = link.shipping_method_id
      where link.order_id = o.id and link.version = o.version and link.deleted_at is null and link.return_id is null
      limit 1) as shipping_option_id,
    exists (select 1 from order_payment_collection link
      where link.order_id = o.id and link.deleted_at is null) as has_payment
  from "order" o
  left join order_address ship on ship.id = o.shipping_address_id
  left join order_address bill on bill.id = coalesce(o.billing_address_id, o.shipping_address_id)
  where o.deleted_at is null and not o.is_draft_order`

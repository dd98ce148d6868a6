/**
 * Who shops here, guests that the engine knows too (`has_account` is false): `name` is first and last name, empty without
 * one. `username` is found for the rows that are shown, not for those that are searched.
 */
export const SHOPPER = `
  create or replace view shopper as
  select c.id, c.first_name, c.last_name, btrim(coalesce(c.first_name, '') || ' ' || coalesce(c.last_name, '')) as name,
    c.email, c.phone, c.has_account, c.created_at,
    (select coalesce(p.user_metadata ->> 'username', p.entity_id) from auth_identity i
      join provider_identity p on p.auth_identity_id = i.id and p.provider = 'username' and p.deleted_at is null
      where i.app_metadata ->> 'customer_id' = c.id and i.deleted_at is null limit 1) as username
  from customer c where c.deleted_at is null`

/** Addresses of shoppers, which may be the default for parcels (`is_default_shipping`) or for bills. */
export const SHOPPER_ADDRESS = `
  create or replace view shopper_address as
  select id, customer_id, first_name, last_name, phone, address_1, address_2, city, province, postal_code, country_code,
    is_default_shipping, is_default_billing, metadata ->> 'type' as type, created_at, updated_at, company
  from customer_address where deleted_at is null`

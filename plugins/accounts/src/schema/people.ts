import { view } from "@haat/sdk/server/schema/declare"

/**
 * Customers, including Medusa's guests (`has_account` is false): `name` is first and last name, empty without one.
 * `username` is looked up only for the displayed rows, not for those that are searched.
 */
export const SHOPPER = view(
  "shopper",
  [],
  `select c.id, c.first_name, c.last_name, btrim(coalesce(c.first_name, '') || ' ' || coalesce(c.last_name, '')) as name,
    c.email, c.phone, c.has_account, c.created_at,
    (select coalesce(p.user_metadata ->> 'username', p.entity_id) from auth_identity i
      join provider_identity p on p.auth_identity_id = i.id and p.provider = 'username' and p.deleted_at is null
      where i.app_metadata ->> 'customer_id' = c.id and i.deleted_at is null limit 1) as username
  from customer c where c.deleted_at is null`,
)

/** Addresses of shoppers, which may be the default for parcels (`is_default_shipping`) or for bills. */
export const SHOPPER_ADDRESS = view(
  "shopper_address",
  [],
  `select id, customer_id, first_name, last_name, phone, address_1, address_2, city, province, postal_code,
    country_code,
    is_default_shipping, is_default_billing, metadata ->> 'type' as type, created_at, updated_at, company
  from customer_address where deleted_at is null`,
)

/** Users who can sign in to the back office, with any role: `name` is first and last name, or the e-mail address. */
export const STAFF_ACCOUNT = view(
  "staff_account",
  [],
  `select u.id, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name, u.email, u.created_at,
    (select coalesce(p.user_metadata ->> 'username', p.entity_id) from auth_identity i
      join provider_identity p on p.auth_identity_id = i.id and p.provider = 'username' and p.deleted_at is null
      where i.app_metadata ->> 'user_id' = u.id and i.deleted_at is null limit 1) as username
  from "user" u where u.deleted_at is null`,
)

/** Users who must enter a code when they sign in. */
export const STAFF_SECOND_FACTOR = view(
  "staff_second_factor",
  [],
  "select user_id, enabled_at from second_factor where enabled_at is not null and deleted_at is null",
)

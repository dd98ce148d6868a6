import { index, routine } from "@haat/sdk/server/schema/declare"

/*
 * Keys that identify the same person in two accounts or two addresses, regardless of spelling. Null for an empty value.
 */

/** The mail address without its +tag. */
export const MAIL_KEY = routine(
  "haat_mail_key",
  [],
  `create or replace function haat_mail_key(email text) returns text language sql immutable parallel safe as $$
  select 'mail:' || regexp_replace(lower(btrim(email)), '\\+[^@]*@', '@') where btrim(email) <> ''
$$`,
)

/** The last ten digits of a phone number. */
export const PHONE_KEY = routine(
  "haat_phone_key",
  [],
  `create or replace function haat_phone_key(phone text) returns text language sql immutable parallel safe as $$
  select 'phone:' || right(digits, 10)
  from (select regexp_replace(translate(phone, '०१२३४५६७८९', '0123456789'), '[^0-9]', '', 'g') as digits) typed
  where length(digits) >= 10
$$`,
)

/** An address without blanks and punctuation, hashed. */
export const ADDRESS_KEY = routine(
  "haat_address_key",
  [],
  `create or replace function haat_address_key(address_1 text, address_2 text, postal_code text) returns text
language sql immutable parallel safe as $$
  select 'address:' || md5(lower(regexp_replace(address_1 || coalesce(address_2, ''), '[[:space:][:punct:]]', '', 'g'))
    || '/' || regexp_replace(coalesce(postal_code, ''), '[^0-9]', '', 'g'))
  where btrim(address_1) <> ''
$$`,
)

export const PERSON_KEY_INDEXES = [
  index("haat_customer_mail_key", "customer", "(haat_mail_key(email))", { needs: ["haat_mail_key"] }),
  index("haat_customer_phone_key", "customer", "(haat_phone_key(phone))", { needs: ["haat_phone_key"] }),
  index("haat_customer_address_phone_key", "customer_address", "(haat_phone_key(phone))", {
    needs: ["haat_phone_key"],
  }),
  index("haat_customer_address_key", "customer_address", "(haat_address_key(address_1, address_2, postal_code))", {
    needs: ["haat_address_key"],
  }),
]

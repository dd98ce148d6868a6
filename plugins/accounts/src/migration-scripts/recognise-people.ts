import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/*
 * Keys by which two accounts, or two addresses, are taken for the same person's: the mail address without its +tag, the last
 * ten digits of a phone number, and an address without blanks and punctuation, hashed. Null for what has none.
 */
const KEYS = `
create or replace function haat_mail_key(email text) returns text language sql immutable parallel safe as $$
  select 'mail:' || regexp_replace(lower(btrim(email)), '\\+[^@]*@', '@') where btrim(email) <> ''
$$;

create or replace function haat_phone_key(phone text) returns text language sql immutable parallel safe as $$
  select 'phone:' || right(digits, 10)
  from (select regexp_replace(translate(phone, '०१२३४५६७८९', '0123456789'), '[^0-9]', '', 'g') as digits) typed
  where length(digits) >= 10
$$;

create or replace function haat_address_key(address_1 text, address_2 text, postal_code text) returns text
language sql immutable parallel safe as $$
  select 'address:' || md5(lower(regexp_replace(address_1 || coalesce(address_2, ''), '[[:space:][:punct:]]', '', 'g'))
    || '/' || regexp_replace(coalesce(postal_code, ''), '[^0-9]', '', 'g'))
  where btrim(address_1) <> ''
$$;
`

const INDEXES = `
create index if not exists haat_customer_mail_key on customer (haat_mail_key(email));
create index if not exists haat_customer_phone_key on customer (haat_phone_key(phone));
create index if not exists haat_customer_address_phone_key on customer_address (haat_phone_key(phone));
create index if not exists haat_customer_address_key on customer_address (haat_address_key(address_1, address_2, postal_code));
`

/** Lets people be found by mail address, phone and address, however they are written. Safe to run again. */
export default async function recognisePeople({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    for (const statements of [KEYS, INDEXES]) await transaction.raw(statements)
  })
}

import { routine } from "@haat/sdk/server/schema/declare"

/**
 * Returns the keys that identify a shopper: those of the account, of its saved addresses and of an order, if given.
 */
export const PERSON_KEYS = routine(
  "haat_person_keys",
  ["haat_mail_key", "haat_phone_key", "haat_address_key"],
  `
create or replace function haat_person_keys(of_customer text, of_order text) returns text[]
language plpgsql stable as $$
begin
  return (
    select coalesce(array_agg(key order by key), '{}')
    from (
      select haat_mail_key(c.email) as key from customer c where c.id = of_customer
      union select haat_phone_key(c.phone) from customer c where c.id = of_customer
      union select haat_phone_key(a.phone) from customer_address a
        where a.customer_id = of_customer and a.deleted_at is null
      union select haat_address_key(a.address_1, a.address_2, a.postal_code) from customer_address a
        where a.customer_id = of_customer and a.deleted_at is null
      union select haat_phone_key(a.phone) from "order" o join order_address a on a.id = o.shipping_address_id
        where o.id = of_order
      union select haat_address_key(a.address_1, a.address_2, a.postal_code)
        from "order" o join order_address a on a.id = o.shipping_address_id where o.id = of_order
    ) keys
    where key is not null
  );
end $$;`,
)

/**
 * Returns the ids of all accounts that share one of these keys in their data or their orders, the shopper's own first.
 * Erased accounts have no keys.
 */
export const SAME_PERSON = routine(
  "haat_same_person",
  ["haat_mail_key", "haat_phone_key", "haat_address_key"],
  `
create or replace function haat_same_person(of_customer text, keys text[]) returns text[] language plpgsql stable as $$
begin
  return array[of_customer] || (
    select coalesce(array_agg(id), '{}')
    from (
      select c.id from customer c where haat_mail_key(c.email) = any(keys) and c.deleted_at is null
      union select c.id from customer c where haat_phone_key(c.phone) = any(keys) and c.deleted_at is null
      union select a.customer_id from customer_address a
        where haat_phone_key(a.phone) = any(keys) and a.deleted_at is null
      union select a.customer_id from customer_address a
        where haat_address_key(a.address_1, a.address_2, a.postal_code) = any(keys) and a.deleted_at is null
      union select o.customer_id from "order" o where haat_mail_key(o.email) = any(keys) and o.deleted_at is null
      union select o.customer_id from order_address a join "order" o on o.shipping_address_id = a.id
        where haat_phone_key(a.phone) = any(keys) and o.deleted_at is null
      union select o.customer_id from order_address a join "order" o on o.shipping_address_id = a.id
        where haat_address_key(a.address_1, a.address_2, a.postal_code) = any(keys) and o.deleted_at is null
    ) people
    where id is not null and id <> of_customer
  );
end $$;`,
)

import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const INDEXES = `
create index if not exists haat_order_mail_key on "order" (haat_mail_key(email));
create index if not exists haat_order_address_phone_key on order_address (haat_phone_key(phone));
create index if not exists haat_order_address_key on order_address (haat_address_key(address_1, address_2, postal_code));
`

/*
 * `haat_person_keys`: what a shopper is recognised by, of the account, its saved addresses and, where one is given, an order.
 * `haat_same_person`: the ids of all accounts that share one of these keys, by what they say now or by what they ordered with;
 * the shopper's own is the first of them. Accounts that were erased have no keys any more.
 */
const SAME_PERSON = `
create or replace function haat_person_keys(of_customer text, of_order text) returns text[] language plpgsql stable as $$
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
end $$;

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
end $$;
`

/** Lets other accounts of the same person be found, by accounts and by orders. Safe to run again. */
export default async function recognisePeopleByOrders({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    for (const statements of [INDEXES, SAME_PERSON]) await transaction.raw(statements)
  })
}

import { routine, view } from "@haat/sdk/server/schema/declare"

/** Records the versions of the shop's pages that an order was placed under, in the transaction that places it. */
export const KEEP_AGREED_TERMS = routine(
  "keep_agreed_terms",
  [],
  `
create or replace function keep_agreed_terms() returns trigger language plpgsql as $$
begin
  insert into order_terms (order_id, versions)
  select new.id, coalesce(jsonb_object_agg(name, version), '{}') from (
    select name, max(version) as version from shop_page group by name) newest
  on conflict do nothing;
  return null;
end $$;
create or replace trigger keep_agreed_terms after insert on "order"
  for each row execute function keep_agreed_terms();`,
)

/**
 * Versions of the shop's pages that an order was placed under, as `{ "terms": 2, … }`; no row for orders from before
 * they were recorded.
 */
export const AGREED_TERMS = view("agreed_terms", [], "select order_id, versions from order_terms")

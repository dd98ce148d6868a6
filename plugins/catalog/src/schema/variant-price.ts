import { followRows } from "./follow-rows"

/*
 * What each variant costs: its newest price in rupees for one piece, of those that belong to no price list and no rule.
 * The database keeps it, because choosing it anew for each of 50,000 variants is what made lists slow; and because joins of
 * primary keys stay quick while the planner knows nothing of a shop that was filled a minute ago. For the same reason the
 * choices are made by filters of aggregates, and by indexes of our own: what is not deleted is guessed to be a two-hundredth
 * then, and any index of it as good as the right one.
 *
 * The row is locked before the choice: the choice is made by a statement of its own, which sees what whoever held the
 * row before has committed.
 */
const TABLE = `
create table if not exists variant_price (
  variant_id text primary key,
  price_id text,
  price numeric
);
create index if not exists variant_price_amount on variant_price (price);
create index if not exists price_of_set on price (price_set_id);`

const FOR_ONE_PIECE = `link.deleted_at is null and price.deleted_at is null and price.currency_code = 'inr'
      and price.price_list_id is null and coalesce(price.rules_count, 0) = 0
      and coalesce(price.min_quantity, 1) <= 1 and coalesce(price.max_quantity, 1) >= 1`

const newest = (column: string) =>
  `(array_agg(${column} order by price.created_at desc, price.id desc) filter (where ${FOR_ONE_PIECE}))[1]`

const REFRESH = `
create or replace function refresh_variant_price(variants text[]) returns void language plpgsql
set plan_cache_mode = force_custom_plan as $$
begin
  insert into variant_price (variant_id) select distinct id from unnest(variants) id order by id on conflict do nothing;
  perform from variant_price where variant_id = any(variants) order by variant_id for update;
  update variant_price kept set price_id = chosen.price_id, price = chosen.price
  from (
    select wanted.id as variant_id, ${newest("price.id")} as price_id, ${newest("price.amount")} as price
    from (select distinct id from unnest(variants) id) wanted
    left join product_variant_price_set link on link.variant_id = wanted.id
    left join price on price.price_set_id = link.price_set_id
    group by wanted.id) chosen
  where kept.variant_id = chosen.variant_id
    and (kept.price_id, kept.price) is distinct from (chosen.price_id, chosen.price);
end $$;`

/** SQL that makes the table `variant_price` and has the database keep it. Safe to run again. */
export const VARIANT_PRICE = [
  TABLE,
  REFRESH,
  followRows({
    table: "price",
    refresh: "refresh_variant_price",
    idsOf: (rows) =>
      `select link.variant_id from ${rows} join product_variant_price_set link on link.price_set_id = ${rows}.price_set_id`,
  }),
  followRows({
    table: "product_variant_price_set",
    refresh: "refresh_variant_price",
    idsOf: (rows) => `select variant_id from ${rows}`,
  }),
].join("\n")

import { index, routine, table, view } from "@haat/sdk/server/schema/declare"
import { followRows, refreshInBatches } from "@haat/sdk/server/schema/follow-rows"

/**
 * Price of each variant: its newest price in rupees for one piece that belongs to no price list and no rule. Triggers
 * maintain it, because choosing it again for each of 50,000 variants made lists slow, and because joins of primary keys
 * stay quick while the planner has no statistics of a shop that was filled a minute ago. For the same reason the choice
 * uses filters of aggregates and indexes of our own (indexes.ts): without statistics the planner estimates rows that
 * are not deleted at a two-hundredth, and prefers any index of them.
 */
export const VARIANT_PRICE = table(
  "variant_price",
  [],
  `
create table if not exists variant_price (
  variant_id text primary key,
  price_id text,
  price numeric
)`,
)

export const VARIANT_PRICE_INDEX = index("variant_price_amount", "variant_price", "(price)", {
  needs: ["variant_price"],
})

const FOR_ONE_PIECE = `link.deleted_at is null and price.deleted_at is null and price.currency_code = 'inr'
      and price.price_list_id is null and coalesce(price.rules_count, 0) = 0
      and coalesce(price.min_quantity, 1) <= 1 and coalesce(price.max_quantity, 1) >= 1`

const newest = (column: string) =>
  `(array_agg(${column} order by price.created_at desc, price.id desc) filter (where ${FOR_ONE_PIECE}))[1]`

/*
 * Locks the row before the choice: the choice is a separate statement, which sees what the transaction that held the
 * row before has committed.
 */
export const REFRESH_VARIANT_PRICE = routine(
  "refresh_variant_price",
  ["variant_price"],
  `
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
end $$;`,
  refreshInBatches("refresh_variant_price", "product_variant"),
)

export const FOLLOW_PRICES = followRows({
  table: "price",
  refresh: "refresh_variant_price",
  idsOf: (rows) =>
    `select link.variant_id from ${rows} join product_variant_price_set link on link.price_set_id = ${rows}.price_set_id`,
})

export const FOLLOW_PRICE_SETS = followRows({
  table: "product_variant_price_set",
  refresh: "refresh_variant_price",
  idsOf: (rows) => `select variant_id from ${rows}`,
})

/**
 * Adds the new price of each variant to `variant_price_history`, in the transaction that changes it. Filled only for
 * variants without a history: one more entry of the same price would hide the higher price before it.
 */
export const KEEP_VARIANT_PRICE = routine(
  "keep_variant_price",
  ["variant_price"],
  `
create or replace function keep_variant_price() returns trigger language plpgsql as $$
begin
  insert into variant_price_history (variant_id, since, paise) values (new.variant_id, now(), round(new.price * 100))
  on conflict (variant_id, since) do update set paise = excluded.paise;
  return null;
end $$;
create or replace trigger keep_new_variant_price after insert on variant_price
  for each row when (new.price is not null) execute function keep_variant_price();
create or replace trigger keep_changed_variant_price after update of price on variant_price
  for each row when (new.price is not null and new.price is distinct
  from old.price) execute function keep_variant_price();`,
  `
insert into variant_price_history (variant_id, since, paise)
select variant_id, now(), round(price * 100)
from variant_price its
where price is not null
  and not exists (select from variant_price_history history where history.variant_id = its.variant_id)
on conflict do nothing`,
)

/** Number of days that a previous price may be struck through beside the current one. */
const LIST_PRICE_DAYS = 30

/**
 * Price that may be struck through beside the price of each variant, in paise: its MRP, else its lowest price in the
 * ${LIST_PRICE_DAYS} days before the current one. No row unless that is more than the price.
 */
export const VARIANT_LIST_PRICE = view(
  "variant_list_price",
  ["variant_mrp", "variant_price"],
  `
  select its.variant_id, known.paise
  from (select variant_id, round(price * 100)::bigint as paise from variant_price where price is not null) its
  join variant_mrp allowed on allowed.variant_id = its.variant_id
  cross join lateral (
    select case when allowed.mrp > its.paise then allowed.mrp else (
      select min(past.paise) from (
        select history.paise, lead(history.since) over (order by history.since) as until
        from variant_price_history history where history.variant_id = its.variant_id) past
      where past.until > now() - interval '${LIST_PRICE_DAYS} days') end as paise) known
  where known.paise > its.paise`,
)

/** SQL: prices that ended before that period. */
export const OUTDATED_PRICES = `
  exists (
    select from variant_price_history later where later.variant_id = history.variant_id and later.since > history.since
      and later.since < now() - interval '${LIST_PRICE_DAYS} days')`

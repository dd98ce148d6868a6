/** For how many days a price before may be struck through beside the one now. */
const DAYS = 30

/** Keeps what a variant costs from now on, whoever changes it; in the transaction that does. */
export const KEEP_PRICES = `
create or replace function keep_variant_price() returns trigger language plpgsql as $$
begin
  insert into variant_price_history (variant_id, since, paise) values (new.variant_id, now(), round(new.price * 100))
  on conflict (variant_id, since) do update set paise = excluded.paise;
  return null;
end $$;
create or replace trigger keep_new_variant_price after insert on variant_price
  for each row when (new.price is not null) execute function keep_variant_price();
create or replace trigger keep_changed_variant_price after update of price on variant_price
  for each row when (new.price is not null and new.price is distinct from old.price) execute function keep_variant_price();
insert into variant_price_history (variant_id, since, paise)
  select variant_id, now(), round(price * 100) from variant_price where price is not null on conflict do nothing;`

/**
 * What may be struck through beside the price of each variant, in paise: its MRP, else the lowest of the prices that it had in
 * the ${DAYS} days before the one now. Only where that is more than the price; no row otherwise.
 */
export const VARIANT_LIST_PRICE = `
  create or replace view variant_list_price as
  select its.variant_id, known.paise
  from (select variant_id, round(price * 100)::bigint as paise from variant_price where price is not null) its
  join variant_mrp allowed on allowed.variant_id = its.variant_id
  cross join lateral (
    select case when allowed.mrp > its.paise then allowed.mrp else (
      select min(past.paise) from (
        select history.paise, lead(history.since) over (order by history.since) as until
        from variant_price_history history where history.variant_id = its.variant_id) past
      where past.until > now() - interval '${DAYS} days') end as paise) known
  where known.paise > its.paise`

/** SQL: prices that ended before that. */
export const OUTDATED_PRICES = `
  exists (
    select from variant_price_history later where later.variant_id = history.variant_id and later.since > history.since
      and later.since < now() - interval '${DAYS} days')`

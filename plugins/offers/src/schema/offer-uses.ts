import { routine } from "@haat/sdk/server/schema/declare"

/** A use counts while an order has it, or while it is held for a payment; a cancelled order gives its uses back. */
export const IS_LIVE_USE = routine(
  "haat_is_live_use",
  [],
  `create or replace function haat_is_live_use(use offer_use) returns boolean language sql stable as $$
  select use.given_back_at is null and (use.order_id is not null or use.held_until > now())
$$`,
)

/**
 * Limits the uses of an offer in the transaction that writes the order: a transaction that takes one of the last uses
 * locks the offer's row, the next one waits and then counts that use too. For an offer with `counts_same_person`,
 * orders and uses of every account that `haat_same_person` takes for the same person count. The person is locked before
 * the offer's row, so that two accounts that order at once are counted one after the other.
 */
export const OFFER_USE_LIMITS = routine(
  "haat_offer_use_limits",
  ["haat_is_live_use", "haat_person_keys", "haat_same_person"],
  `create or replace function haat_offer_use_limits() returns trigger language plpgsql as $$
declare
  rule offer;
  taken integer;
  keys text[] := '{}';
  key text;
  people text[];
begin
  if not haat_is_live_use(new) then return new; end if;
  -- A use within the limits stays within them when other columns change: its code may have changed since.
  if tg_op = 'UPDATE' then
    if haat_is_live_use(old) then return new; end if;
  end if;
  -- Held for this cart already.
  if exists (select from offer_use u where u.offer_id = new.offer_id and u.cart_id = new.cart_id and haat_is_live_use(u)
      and u.code_id is not distinct from new.code_id) then
    return new;
  end if;
  select * into rule from offer where id = new.offer_id;
  if rule.per_customer_limit is not null or rule.first_order_only then
    if rule.counts_same_person then keys := haat_person_keys(new.customer_id, new.order_id); end if;
    -- One after the other: the customer first, then what the person is recognised by, in the sequence of the keys.
    perform pg_advisory_xact_lock(hashtextextended('offers of ' || new.customer_id, 0));
    foreach key in array keys loop
      perform pg_advisory_xact_lock(hashtextextended('offers of ' || key, 0));
    end loop;
    people := case when rule.counts_same_person then haat_same_person(new.customer_id,
    keys) else array[new.customer_id] end;
  end if;
  if rule.total_limit is not null then
    select * into rule from offer where id = new.offer_id for no key update;
    select count(*) into taken from offer_use u
      where u.offer_id = new.offer_id and u.cart_id <> new.cart_id and haat_is_live_use(u);
    if taken >= rule.total_limit then
      raise exception 'The offer is used up'
        using errcode = '23514', constraint = 'haat_offer_used_up', table = 'offer_use', detail = rule.name;
    end if;
  end if;
  if new.code_id is not null then
    perform from offer_code where id = new.code_id and single_use for no key update;
    if found and exists (select from offer_use u
    where u.code_id = new.code_id and u.cart_id <> new.cart_id and haat_is_live_use(u)) then
      raise exception 'The code is used up'
        using errcode = '23514', constraint = 'haat_offer_used_up', table = 'offer_use', detail = rule.name;
    end if;
  end if;
  if rule.per_customer_limit is not null then
    select count(*) into taken from offer_use u
      where u.customer_id = any(people) and u.offer_id = new.offer_id and u.cart_id <> new.cart_id
        and haat_is_live_use(u);
    if taken >= rule.per_customer_limit then
      raise exception 'The customer has used the offer up'
        using errcode = '23514', constraint = 'haat_offer_used_by_customer', table = 'offer_use', detail = rule.name;
    end if;
  end if;
  if rule.first_order_only and exists (select from "order" o where o.customer_id = any(people)
      and o.id is distinct from new.order_id and o.status <> 'canceled' and o.deleted_at is null
        and not o.is_draft_order) then
    raise exception 'It is not the first order'
      using errcode = '23514', constraint = 'haat_offer_first_order', table = 'offer_use', detail = rule.name;
  end if;
  return new;
end $$;

create or replace trigger haat_offer_use_limits before insert or update on offer_use
  for each row execute function haat_offer_use_limits();`,
)

/** Returns the uses of an order when it is cancelled or deleted. */
export const OFFER_USES_COME_BACK = routine(
  "haat_offer_uses_come_back",
  [],
  `create or replace function haat_offer_uses_come_back() returns trigger language plpgsql as $$
begin
  update offer_use set given_back_at = now() where order_id = new.id and given_back_at is null;
  return null;
end $$;

create or replace trigger haat_offer_uses_come_back after update of status, deleted_at on "order"
  for each row when ((new.status = 'canceled' and old.status is distinct from new.status)
    or (new.deleted_at is not null and old.deleted_at is null))
  execute function haat_offer_uses_come_back();`,
)

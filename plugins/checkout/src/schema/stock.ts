import { routine } from "@haat/sdk/server/schema/declare"

/*
 * Medusa's inventory service reads a level, adds in JavaScript and writes the sum back, so two concurrent buyers can
 * both take the last piece. These triggers keep `reserved_quantity` equal to the live reservations, whatever value is
 * written, and reject reservations above the stock. Medusa's error handler turns 40001 into a 409.
 *
 * A fulfillment lowers the stock before it frees the reservation, so only growing reservations are checked against the
 * stock.
 */

/**
 * Sets the reserved quantity to the sum of the live reservations, and rejects a negative stock. Existing levels are
 * corrected once.
 */
export const LEVEL_RESERVED = routine(
  "haat_level_reserved",
  [],
  `
create or replace function haat_level_reserved() returns trigger language plpgsql as $$
begin
  select coalesce(sum(quantity), 0) into new.reserved_quantity
  from reservation_item
  where inventory_item_id = new.inventory_item_id and location_id = new.location_id and deleted_at is null;

  new.raw_reserved_quantity := jsonb_build_object('value', new.reserved_quantity::text, 'precision', 20);

  if new.stocked_quantity < 0 then
    raise exception 'The stock cannot be less than nothing'
      using errcode = '40001', constraint = 'haat_stock_not_negative', table = 'inventory_level';
  end if;
  return new;
end $$;

create or replace trigger haat_level_reserved before insert or update on inventory_level
  for each row execute function haat_level_reserved();`,
  `
update inventory_level level set updated_at = updated_at
where reserved_quantity is distinct from (
  select coalesce(sum(quantity), 0)
  from reservation_item
  where inventory_item_id = level.inventory_item_id and location_id = level.location_id and deleted_at is null
)`,
)

/**
 * Updates a stock level after its reservations changed, and rejects more reservations than stock. A missing stock level
 * counts as 0.
 */
export const RESERVE = routine(
  "haat_reserve",
  [],
  `
create or replace function haat_reserve(item text, location text, grows boolean) returns void language plpgsql as $$
declare level inventory_level;
begin
  update inventory_level set updated_at = now()
  where inventory_item_id = item and location_id = location and deleted_at is null
  returning * into level;

  if grows and level.reserved_quantity <= level.stocked_quantity is not true then
    raise exception 'There is not enough stock left'
      using errcode = '40001', constraint = 'haat_stock_not_oversold', table = 'inventory_level';
  end if;
end $$;`,
)

/** Checks new reservations against the stock. */
export const RESERVATIONS_ADDED = routine(
  "haat_reservations_added",
  ["haat_reserve"],
  `
create or replace function haat_reservations_added() returns trigger language plpgsql as $$
begin
  perform haat_reserve(item, location, grows) from (
    select inventory_item_id as item, location_id as location,
      bool_or(deleted_at is null and not coalesce(allow_backorder, false)) as grows
    from added group by 1, 2 order by 1, 2
  ) changed;
  return null;
end $$;

create or replace trigger haat_reservations_added after insert on reservation_item
  referencing new table as added for each statement execute function haat_reservations_added();`,
)

/** Checks grown reservations against the stock. */
export const RESERVATIONS_CHANGED = routine(
  "haat_reservations_changed",
  ["haat_reserve"],
  `
create or replace function haat_reservations_changed() returns trigger language plpgsql as $$
begin
  perform haat_reserve(item, location, grows) from (
    select item, location, sum(firm) > 0 as grows
    from (
      select inventory_item_id as item, location_id as location,
        case when deleted_at is null and not coalesce(allow_backorder, false) then quantity else 0 end as firm
      from added
      union all
      select inventory_item_id, location_id,
        case when deleted_at is null and not coalesce(allow_backorder, false) then -quantity else 0 end
      from removed
    ) rows group by 1, 2 order by 1, 2
  ) changed;
  return null;
end $$;

create or replace trigger haat_reservations_changed after update on reservation_item
  referencing old table as removed new table as added for each statement execute function haat_reservations_changed();`,
)

/** Frees the pieces of removed reservations. */
export const RESERVATIONS_REMOVED = routine(
  "haat_reservations_removed",
  ["haat_reserve"],
  `
create or replace function haat_reservations_removed() returns trigger language plpgsql as $$
begin
  perform haat_reserve(item, location, false) from (
    select inventory_item_id as item, location_id as location from removed group by 1, 2 order by 1, 2
  ) changed;
  return null;
end $$;

create or replace trigger haat_reservations_removed after delete on reservation_item
  referencing old table as removed for each statement execute function haat_reservations_removed();`,
)

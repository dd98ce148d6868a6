import { exactly } from "./exactly"

/**
 * Locks the levels of `goods`, a query of inventory_item_id, location_id and pieces: item by item, as an order reserves
 * its lines, so that nobody waits in a circle.
 */
export const lockLevels = (goods: string) => `
  select il.id from inventory_level il
  where il.deleted_at is null and (il.inventory_item_id, il.location_id) in (
    select inventory_item_id, location_id from (${goods}) goods)
  order by il.inventory_item_id, il.location_id for update`

/** Counts `goods` where they are not counted any more: they are kept elsewhere since. */
export const addLevels = (goods: string) => `
  insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity,
    reserved_quantity, raw_reserved_quantity, incoming_quantity, raw_incoming_quantity)
  select 'ilev_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 26), missing.inventory_item_id, missing.location_id,
    0, ${exactly("0::numeric")}, 0, ${exactly("0::numeric")}, 0, ${exactly("0::numeric")}
  from (select distinct inventory_item_id, location_id from (${goods}) goods) missing
  where exists (
    select from inventory_level other where other.inventory_item_id = missing.inventory_item_id and other.deleted_at is null)
  on conflict (inventory_item_id, location_id) where deleted_at is null do nothing`

/** Adds the pieces of `goods` to the stock, or takes them off it. */
export const moveStock = (sign: "+" | "-", goods: string) => `
  update inventory_level il set stocked_quantity = il.stocked_quantity ${sign} moved.pieces,
    raw_stocked_quantity = ${exactly(`il.stocked_quantity ${sign} moved.pieces`)}, updated_at = now()
  from (
    select inventory_item_id, location_id, sum(pieces) as pieces from (${goods}) goods group by 1, 2
  ) moved
  where il.inventory_item_id = moved.inventory_item_id and il.location_id = moved.location_id and il.deleted_at is null`

/** A reservation of the same line, item and location. */
const HELD = `
  r.line_item_id = held.line_item_id and r.inventory_item_id = held.inventory_item_id
    and r.location_id = held.location_id and r.deleted_at is null`

/** Holds the pieces of `goods`, which has their line_item_id too, with the reservations that there are. */
export const growHeld = (goods: string) => `
  update reservation_item r set quantity = r.quantity + held.pieces,
    raw_quantity = ${exactly("r.quantity + held.pieces")}, updated_at = now()
  from (${goods}) held where ${HELD}`

/** Holds the pieces of `goods` whose lines have no reservation. */
export const holdNew = (goods: string) => `
  insert into reservation_item (id, line_item_id, inventory_item_id, location_id, quantity, raw_quantity)
  select 'resitem_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 26),
    held.line_item_id, held.inventory_item_id, held.location_id, held.pieces, ${exactly("held.pieces")}
  from (${goods}) held where not exists (select 1 from reservation_item r where ${HELD})`

import { exactly } from "./exactly"

/**
 * SQL that locks all stock levels of `items`, a query of inventory_item_id, until the transaction ends. All code that
 * changes stock takes these locks first, item by item: in different sequences two transactions would deadlock.
 */
export const lockLevels = (items: string) => `
  select id from inventory_level where deleted_at is null and inventory_item_id in (${items})
  order by inventory_item_id, location_id for update`

const NOTHING = exactly("0::numeric")

/** SQL that adds a level of 0 for `goods`, a query of inventory_item_id and location_id, where there is none. */
export const addLevels = (goods: string) => `
  insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity,
    reserved_quantity, raw_reserved_quantity, incoming_quantity, raw_incoming_quantity)
  select 'ilev_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 26), inventory_item_id, location_id,
    0, ${NOTHING}, 0, ${NOTHING}, 0, ${NOTHING}
  from (select distinct inventory_item_id, location_id from (${goods}) goods) missing
  on conflict (inventory_item_id, location_id) where deleted_at is null do nothing`

/**
 * SQL that adds `goods`, a query of inventory_item_id, location_id and pieces, to the stock, or subtracts them.
 * @returns ids of the levels
 */
export const moveStock = (sign: "+" | "-", goods: string) => `
  update inventory_level il set stocked_quantity = il.stocked_quantity ${sign} moved.pieces,
    raw_stocked_quantity = ${exactly(`il.stocked_quantity ${sign} moved.pieces`)}, updated_at = now()
  from (
    select inventory_item_id, location_id, sum(pieces) as pieces from (${goods}) goods group by 1, 2
  ) moved
  where il.inventory_item_id = moved.inventory_item_id and il.location_id = moved.location_id and il.deleted_at is null
  returning il.id`

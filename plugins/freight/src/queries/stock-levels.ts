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

/** Adds the pieces of `goods` to the stock, or takes them off it. */
export const moveStock = (sign: "+" | "-", goods: string) => `
  update inventory_level il set stocked_quantity = il.stocked_quantity ${sign} moved.pieces,
    raw_stocked_quantity = ${exactly(`il.stocked_quantity ${sign} moved.pieces`)}, updated_at = now()
  from (
    select inventory_item_id, location_id, sum(pieces) as pieces from (${goods}) goods group by 1, 2
  ) moved
  where il.inventory_item_id = moved.inventory_item_id and il.location_id = moved.location_id and il.deleted_at is null`

/**
 * Which warehouse each line of an order leaves from: where it is held, else where it was sent from, else where it is sold from today;
 * null where none of it is counted. `waiting` pieces are in no parcel yet.
 */
export const ORDER_LINE_PLACE = `
  create or replace view order_line_place as
  select line.order_id, line.line_id, line.created_at, greatest(line.quantity - line.fulfilled_quantity, 0) as waiting,
    coalesce(
      (select held.location_id from reservation_item held
        where held.line_item_id = line.line_id and held.deleted_at is null order by held.created_at, held.id limit 1),
      (select sent.location_id from line_dispatch sent where sent.line_id = line.line_id order by sent.created_at desc limit 1),
      (select stock.location_id from variant_stock stock where stock.variant_id = line.variant_id)) as location_id
  from order_line line`

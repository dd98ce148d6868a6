/**
 * Orders of which a parcel came back to the shop undelivered, and of which nothing has been sent since: they can be sent once more or
 * cancelled. `came_back_at` is when the shop received it, `restocked` whether its goods are on the stock again.
 */
export const ORDER_CAME_BACK = `
  create or replace view order_came_back as
  select distinct on (back.order_id) back.order_id, back.fulfillment_id, back.received_at as came_back_at, back.restocked
  from returned_parcel back
  where back.received_at is not null
    and not exists (select from order_parcel parcel
      where parcel.order_id = back.order_id and parcel.created_at > back.received_at)
  order by back.order_id, back.received_at desc`

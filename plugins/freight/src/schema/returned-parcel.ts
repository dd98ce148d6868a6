/**
 * Parcels that nobody took: received by the shop (`received_at`), or on their way back by what the carrier says. One that was
 * received is no parcel of its order any more. `restocked` is null before it is received.
 */
export const RETURNED_PARCEL = `
  create or replace view returned_parcel as
  select back.fulfillment_id, back.order_id, back.created_at as received_at, back.restocked
  from received_parcel back
  union all
  select parcel.fulfillment_id, parcel.order_id, null::timestamptz, null::boolean
  from order_parcel parcel join parcel_watch watch on watch.id = parcel.fulfillment_id
  where watch.phase in ('returning', 'returned') and parcel.delivered_at is null`

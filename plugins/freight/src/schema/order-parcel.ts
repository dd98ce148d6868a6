/** Parcels of orders; one that was taken back does not count. `courier` is null when somebody else carries it, `location_id` is the warehouse it leaves from. */
export const ORDER_PARCEL = `
  create or replace view order_parcel as
  select l.order_id, f.id as fulfillment_id, f.created_at, f.shipped_at, f.delivered_at, f.data ->> 'courier' as courier, f.location_id
  from order_fulfillment l
  join fulfillment f on f.id = l.fulfillment_id and f.deleted_at is null and f.canceled_at is null
  where l.deleted_at is null`

/** What is written on a parcel, if anything: its number with the carrier, and where that is followed. */
export const PARCEL_LABEL = `
  create or replace view parcel_label as
  select id, fulfillment_id, tracking_number as number, tracking_url as url, created_at
  from fulfillment_label where deleted_at is null`

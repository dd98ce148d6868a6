/** Where pieces of an order's line were sent from, in parcels that were not taken back. */
export const LINE_DISPATCH = `
  create or replace view line_dispatch as
  select item.line_item_id as line_id, parcel.order_id, parcel.fulfillment_id, parcel.location_id, parcel.created_at
  from order_parcel parcel
  join fulfillment_item item on item.fulfillment_id = parcel.fulfillment_id and item.deleted_at is null`

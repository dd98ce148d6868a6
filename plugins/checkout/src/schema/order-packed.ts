/** Orders whose parcel is ready to be sent. */
export const ORDER_PACKED = `
  create or replace view order_packed as select id as order_id from packed_order where deleted_at is null`

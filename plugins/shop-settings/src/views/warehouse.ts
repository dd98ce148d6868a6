/**
 * The places that goods are kept in and leave from, each a stock location of the engine's. `pickup_location` is what the carrier calls
 * it, empty where that is not known; its registration for GST is the GST module's.
 */
export const WAREHOUSE = `
  create or replace view warehouse as
  select place.id, place.name, place.id is not distinct from setup.stock_location_id as is_main,
    coalesce(address.address_1, '') as address_1, coalesce(address.address_2, '') as address_2,
    coalesce(address.city, '') as city, coalesce(address.province, '') as province,
    coalesce(address.postal_code, '') as postal_code, coalesce(address.phone, '') as phone,
    coalesce(place.metadata ->> 'pickup_location', '') as pickup_location, place.updated_at
  from stock_location place cross join shop_setup setup
  left join stock_location_address address on address.id = place.address_id and address.deleted_at is null
  where place.deleted_at is null`

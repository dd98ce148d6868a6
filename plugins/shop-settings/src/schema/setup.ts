import { view } from "@haat/sdk/server/schema/declare"

/**
 * Medusa's setup, in one row, each column null while there is none: the main warehouse, where goods without another
 * warehouse are counted and leave from (`address_id`, `pickup_postal_code`), and the channel, region and profile that
 * products and carts belong to. `is_demo` is true for a shop that was filled with the demo goods.
 */
export const SHOP_SETUP = view(
  "shop_setup",
  [],
  `
  select s.default_region_id as region_id, channel.id as sales_channel_id, place.id as stock_location_id,
    warehouse.address_id, address.postal_code as pickup_postal_code,
    (select id from shipping_profile where deleted_at is null
      order by (type = 'default') desc, created_at, id limit 1) as shipping_profile_id,
    coalesce(s.metadata -> 'demo_catalogue' is not null, false) as is_demo
  from (select 1) shop
  left join (select * from store where deleted_at is null order by created_at limit 1) s on true
  left join lateral (select id from sales_channel where deleted_at is null
    order by (id = s.default_sales_channel_id) desc nulls last, created_at, id limit 1) channel on true
  left join lateral (select id from stock_location where deleted_at is null
    order by (id = s.default_location_id) desc nulls last, created_at, id limit 1) place on true
  left join stock_location warehouse on warehouse.id = s.default_location_id and warehouse.deleted_at is null
  left join stock_location_address address on address.id = warehouse.address_id and address.deleted_at is null`,
)

/**
 * Places that goods are kept in and leave from, each a stock location. `pickup_location` is its name with the carrier,
 * empty where that is not known; its registration for GST is the GST module's.
 */
export const WAREHOUSE = view(
  "warehouse",
  ["shop_setup"],
  `
  select place.id, place.name, place.id is not distinct from setup.stock_location_id as is_main,
    coalesce(address.address_1, '') as address_1, coalesce(address.address_2, '') as address_2,
    coalesce(address.city, '') as city, coalesce(address.province, '') as province,
    coalesce(address.postal_code, '') as postal_code, coalesce(address.phone, '') as phone,
    coalesce(place.metadata ->> 'pickup_location', '') as pickup_location, place.updated_at
  from stock_location place cross join shop_setup setup
  left join stock_location_address address on address.id = place.address_id and address.deleted_at is null
  where place.deleted_at is null`,
)

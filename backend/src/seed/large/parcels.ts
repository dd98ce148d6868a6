import { twice } from "./raw"

const SHIPPED = "large_order o where o.shipped"

/** Returns statements for fulfillments with tracking numbers, and reservations of unsent goods. */
export const parcelStatements = () => [
  `insert into fulfillment_address (id, first_name, last_name, address_1, address_2, city, province, postal_code,
     country_code, phone, created_at, updated_at)
   select 'fuladdr_large' || o.key, a.first_name, a.last_name, a.address_1, a.address_2, a.city, a.province,
     a.postal_code, a.country_code, a.phone, o.at, o.at
   from large_order o join order_address a on a.id = 'ordaddr_large_s' || o.key where o.shipped`,
  `insert into fulfillment (id, location_id, packed_at, shipped_at, delivered_at, data, provider_id, shipping_option_id,
     delivery_address_id, requires_shipping, created_at, updated_at)
   select 'ful_large' || o.key, store.default_location_id, o.at + interval '6 hours', o.at + interval '1 day',
     case when o.delivered then o.at + interval '4 days' end,
     jsonb_build_object('awb', '77' || o.key, 'courier', 'Delhivery Surface', 'parcels', '[]'::jsonb),
     option.provider_id,
     option.id, 'fuladdr_large' || o.key, true, o.at + interval '6 hours', o.at + interval '1 day'
   from large_order o, (select * from store limit 1) store,
     (select * from shipping_option where deleted_at is null order by created_at limit 1) option
   where o.shipped`,
  `insert into fulfillment_item (id, title, sku, barcode, line_item_id, inventory_item_id, fulfillment_id, created_at,
     updated_at, quantity, raw_quantity)
   select 'fulit_large' || line_key, 'Default', '', '', 'ordli_large' || line_key, 'iitem_large' || product_key,
     'ful_large' || key, at, at, ${twice("quantity")} from large_line where shipped`,
  `insert into fulfillment_label (id, tracking_number, tracking_url, label_url, fulfillment_id, created_at, updated_at)
   select 'fulla_large' || key, '77' || key, '', '', 'ful_large' || key, at, at from ${SHIPPED}`,
  `insert into order_fulfillment (id, order_id, fulfillment_id, created_at, updated_at)
   select 'ordful_large' || key, 'order_large' || key, 'ful_large' || key, at, at from ${SHIPPED}`,
  `update inventory_level il set stocked_quantity = il.stocked_quantity + held.pieces,
     raw_stocked_quantity = jsonb_build_object('value', (il.stocked_quantity + held.pieces)::text, 'precision', 20)
   from (select product_key, sum(quantity) as pieces from large_line where not shipped and not canceled group by 1) held
   where il.id = 'ilev_large' || held.product_key`,
  `insert into reservation_item (id, line_item_id, location_id, inventory_item_id, allow_backorder, created_at,
    updated_at,
     quantity, raw_quantity)
   select 'resitem_large' || line_key, 'ordli_large' || line_key, store.default_location_id,
     'iitem_large' || product_key,
     false, at, at, ${twice("quantity")}
   from large_line, (select default_location_id from store limit 1) store where not shipped and not canceled`,
]

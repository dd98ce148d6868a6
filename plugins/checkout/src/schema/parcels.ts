import { view } from "@haat/sdk/server/schema/declare"

/**
 * Shipping options for deliveries, without those for returns and those that are not enabled in the store. The oldest is
 * used.
 */
export const DELIVERY_OPTION = view(
  "delivery_option",
  [],
  `
  select option.id, option.name, option.created_at from shipping_option option
  where option.deleted_at is null and not exists (
    select 1 from shipping_option_rule rule where rule.shipping_option_id = option.id and rule.deleted_at is null
      and (rule.attribute, rule.value #>> '{}') in (('is_return', 'true'), ('enabled_in_store', 'false')))`,
)

/**
 * Parcels of orders, without cancelled ones. `courier` is null for a parcel without the shop's carrier; `location_id`
 * is the warehouse that it ships from.
 */
export const ORDER_PARCEL = view(
  "order_parcel",
  [],
  `
  select l.order_id, f.id as fulfillment_id, f.created_at, f.shipped_at, f.delivered_at,
    f.data ->> 'courier' as courier, f.location_id
  from order_fulfillment l
  join fulfillment f on f.id = l.fulfillment_id and f.deleted_at is null and f.canceled_at is null
  where l.deleted_at is null`,
)

/** Label of a parcel, if any: its number with the carrier, and the tracking URL. */
export const PARCEL_LABEL = view(
  "parcel_label",
  [],
  `
  select id, fulfillment_id, tracking_number as number, tracking_url as url, created_at
  from fulfillment_label where deleted_at is null`,
)

/** Warehouses that pieces of an order line were shipped from, by parcel, without cancelled parcels. */
export const LINE_DISPATCH = view(
  "line_dispatch",
  ["order_parcel"],
  `
  select item.line_item_id as line_id, parcel.order_id, parcel.fulfillment_id, parcel.location_id, parcel.created_at
  from order_parcel parcel
  join fulfillment_item item on item.fulfillment_id = parcel.fulfillment_id and item.deleted_at is null`,
)

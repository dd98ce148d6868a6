/**
 * What delivery of each variant was quoted at when an order was placed: `charge` in rupees, `days` or N/A. Orders of earlier versions
 * name no variant.
 */
export const ORDER_QUOTE = `
  create or replace view order_quote as
  select o.id as order_id, parcel ->> 'product_id' as product_id,
    coalesce(parcel ->> 'estimated_delivery_days', 'N/A') as days,
    coalesce((parcel ->> 'delivery_charge')::float8, 0) as charge, parcel ->> 'variant_id' as variant_id
  from "order" o
  join order_shipping link on link.order_id = o.id and link.version = o.version and link.deleted_at is null
    and link.return_id is null
  join order_shipping_method method on method.id = link.shipping_method_id
  cross join lateral jsonb_array_elements(
    case when jsonb_typeof(method.data -> 'parcels') = 'array' then method.data -> 'parcels' else '[]' end) parcel
  where o.deleted_at is null`

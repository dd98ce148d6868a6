import { view } from "@haat/sdk/server/schema/declare"

/** SQL: the order address `alias` as JSON; texts are never null, and an empty `company` is left out. */
export const addressJson = (alias: string) => `jsonb_build_object(
    'first_name', coalesce(${alias}.first_name, ''), 'last_name', coalesce(${alias}.last_name, ''),
    'phone', ${alias}.phone,
    'address_1', coalesce(${alias}.address_1, ''), 'address_2', coalesce(${alias}.address_2, ''),
    'city', coalesce(${alias}.city, ''), 'province', coalesce(${alias}.province, ''),
    'postal_code', coalesce(${alias}.postal_code, ''), 'country_code', coalesce(${alias}.country_code, ''))
    || jsonb_strip_nulls(jsonb_build_object('company', nullif(${alias}.company, '')))`

/**
 * Orders, cancelled ones too: customer, time and addresses. Costs and progress are in `order_state`. A query that reads
 * no address does not join its table. An order without a billing address is billed to its shipping address.
 * `has_payment` is false for an order whose placement did not finish.
 */
export const PLACED_ORDER = view(
  "placed_order",
  [],
  `
  select o.id as order_id, o.display_id, o.status::text as status, o.email, o.customer_id, o.created_at, o.canceled_at,
    ${addressJson("ship")} as shipping_address, ${addressJson("bill")} as billing_address,
    (select method.shipping_option_id from order_shipping link
      join order_shipping_method method on method.id = link.shipping_method_id
      where link.order_id = o.id and link.version = o.version and link.deleted_at is null and link.return_id is null
      limit 1) as shipping_option_id,
    exists (select 1 from order_payment_collection link
      where link.order_id = o.id and link.deleted_at is null) as has_payment
  from "order" o
  left join order_address ship on ship.id = o.shipping_address_id
  left join order_address bill on bill.id = coalesce(o.billing_address_id, o.shipping_address_id)
  where o.deleted_at is null and not o.is_draft_order`,
)

/**
 * Recipient of an order's invoices and credit notes: from the order, or from the copy that was made when its account
 * was erased (`erased`). Addresses are as in placed_order; copies have no phone. `name` is the person; the name of
 * a buyer with a GSTIN is the `company` of the billing address.
 */
export const ORDER_RECIPIENT = view(
  "order_recipient",
  ["placed_order"],
  `
  select o.order_id, coalesce(kept.name,
      btrim(concat_ws(' ', o.billing_address ->> 'first_name', o.billing_address ->> 'last_name'))) as name,
    coalesce(kept.billing_address, o.billing_address) as billing_address,
    coalesce(kept.shipping_address, o.shipping_address) as shipping_address, kept.order_id is not null as erased
  from placed_order o left join erased_order_recipient kept on kept.order_id = o.order_id`,
)

/**
 * Delivery quote of each variant when an order was placed: `charge` in rupees, `days` or N/A. Orders of earlier
 * versions name no variant.
 */
export const ORDER_QUOTE = view(
  "order_quote",
  [],
  `
  select o.id as order_id, parcel ->> 'product_id' as product_id,
    coalesce(parcel ->> 'estimated_delivery_days', 'N/A') as days,
    coalesce((parcel ->> 'delivery_charge')::float8, 0) as charge, parcel ->> 'variant_id' as variant_id
  from "order" o
  join order_shipping link on link.order_id = o.id and link.version = o.version and link.deleted_at is null
    and link.return_id is null
  join order_shipping_method method on method.id = link.shipping_method_id
  cross join lateral jsonb_array_elements(
    case when jsonb_typeof(method.data -> 'parcels') = 'array' then method.data -> 'parcels' else '[]' end) parcel
  where o.deleted_at is null`,
)

/** Packed orders. */
export const ORDER_PACKED = view(
  "order_packed",
  [],
  `
  select id as order_id from packed_order where deleted_at is null`,
)

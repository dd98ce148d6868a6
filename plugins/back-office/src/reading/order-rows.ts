import type { PlacedOrder } from "../contract"

const ADDRESS = (alias: string) => `jsonb_build_object(
    'first_name', coalesce(${alias}.first_name, ''), 'last_name', coalesce(${alias}.last_name, ''), 'phone', ${alias}.phone,
    'address_1', coalesce(${alias}.address_1, ''), 'address_2', coalesce(${alias}.address_2, ''),
    'city', coalesce(${alias}.city, ''), 'province', coalesce(${alias}.province, ''),
    'postal_code', coalesce(${alias}.postal_code, ''), 'country_code', coalesce(${alias}.country_code, ''))`

/** One row per order, as the owner's list filters and sorts it. */
export const ORDERS = `
  select o.id, o.display_id, o.created_at, o.version, o.status::text as status, o.email,
    o.shipping_address_id, o.billing_address_id,
    coalesce(nullif(trim(concat_ws(' ', c.first_name, c.last_name)), ''),
      nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), o.email, '') as customer_name,
    coalesce((s.totals->>'current_order_total')::numeric, 0) as total
  from "order" o
  left join customer c on c.id = o.customer_id
  left join order_address a on a.id = o.shipping_address_id
  left join order_summary s on s.order_id = o.id and s.version = o.version and s.deleted_at is null
  where o.deleted_at is null and not o.is_draft_order`

/** What is inside the orders of one page: `page` is a query on ORDERS. Modules are crossed in SQL, one statement a page. */
export const withContents = (page: string, order: string) => `
  select o.id, o.display_id, o.created_at, o.status, o.email, o.customer_name, o.total,
    coalesce(items.list, '[]'::jsonb) as items, coalesce(items.total, 0) as item_total,
    coalesce(delivery.total, 0) as delivery_charge,
    payment.provider_id, payment.captured, payment.refunded,
    case when parcels.delivered then 'delivered' when parcels.shipped then 'shipped' else 'not_fulfilled' end
      as fulfillment_status,
    coalesce(parcels.tracking, '[]') as tracking,
    (o.status = 'pending' and parcels.shipped is null) as cancellable,
    ${ADDRESS("ship")} as shipping_address, ${ADDRESS("bill")} as billing_address
  from (${page}) o
  left join order_address ship on ship.id = o.shipping_address_id
  left join order_address bill on bill.id = coalesce(o.billing_address_id, o.shipping_address_id)
  left join lateral (
    select sum(coalesce(oi.unit_price, li.unit_price) * oi.quantity) as total,
      jsonb_agg(jsonb_build_object('id', li.id, 'product_id', coalesce(li.product_id, ''),
        'handle', coalesce(li.product_handle, ''), 'name', coalesce(li.product_title, li.title),
        'price', coalesce(oi.unit_price, li.unit_price), 'quantity', oi.quantity, 'image', li.thumbnail)
        order by li.created_at, li.id) as list
    from order_item oi join order_line_item li on li.id = oi.item_id
    where oi.order_id = o.id and oi.version = o.version and oi.deleted_at is null) items on true
  left join lateral (
    select sum(m.amount) as total
    from order_shipping os join order_shipping_method m on m.id = os.shipping_method_id
    where os.order_id = o.id and os.version = o.version and os.deleted_at is null) delivery on true
  left join lateral (
    select p.provider_id, p.captured_at is not null as captured, coalesce(pc.refunded_amount, 0) > 0 as refunded
    from order_payment_collection l
    join payment_collection pc on pc.id = l.payment_collection_id and pc.deleted_at is null
    join payment p on p.payment_collection_id = pc.id and p.deleted_at is null
    where l.order_id = o.id and l.deleted_at is null
    order by p.created_at desc limit 1) payment on true
  left join lateral (
    select bool_and(f.delivered_at is not null) as delivered, bool_and(f.shipped_at is not null) as shipped,
      jsonb_agg(jsonb_build_object('number', t.tracking_number, 'courier', f.data ->> 'courier',
        'url', nullif(t.tracking_url, '')) order by f.created_at) filter (where t.id is not null) as tracking
    from order_fulfillment l
    join fulfillment f on f.id = l.fulfillment_id and f.deleted_at is null and f.canceled_at is null
    left join fulfillment_label t on t.fulfillment_id = f.id and t.deleted_at is null
    where l.order_id = o.id and l.deleted_at is null) parcels on true
  order by ${order}`

type Money = "total" | "item_total" | "delivery_charge"

export type OrderRow = Omit<PlacedOrder, Money | "created_at" | "payment_status" | "payment_method"> &
  Record<Money, string> & {
    created_at: Date
    provider_id: string | null
    captured: boolean | null
    refunded: boolean | null
  }

export const toPlacedOrder = ({ provider_id, captured, refunded, ...row }: OrderRow): PlacedOrder => ({
  ...row,
  created_at: row.created_at.toISOString(),
  total: Number(row.total),
  item_total: Number(row.item_total),
  delivery_charge: Number(row.delivery_charge),
  payment_status: refunded ? "Refunded" : captured ? "Paid" : "Pending",
  payment_method: !provider_id || provider_id === "pp_system_default" ? "Cash On Delivery" : "Online (Prepaid)",
})

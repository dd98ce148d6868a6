import { ORDER_WORDS, WITH_MONEY, WITH_PARCELS } from "@haat/checkout/queries/order-words"
import type { PlacedOrder } from "../contract"

const ADDRESS = (alias: string) => `jsonb_build_object(
    'first_name', coalesce(${alias}.first_name, ''), 'last_name', coalesce(${alias}.last_name, ''), 'phone', ${alias}.phone,
    'address_1', coalesce(${alias}.address_1, ''), 'address_2', coalesce(${alias}.address_2, ''),
    'city', coalesce(${alias}.city, ''), 'province', coalesce(${alias}.province, ''),
    'postal_code', coalesce(${alias}.postal_code, ''), 'country_code', coalesce(${alias}.country_code, ''))`

/** One row per order, called and priced as the owner's list filters and sorts it. */
export const ORDERS = `
  select o.id, o.display_id, o.created_at, o.version, o.status::text as status, o.email, o.customer_id,
    o.shipping_address_id, o.billing_address_id, fact.customer_name, fact.total
  from "order" o join order_fact fact on fact.id = o.id
  where o.deleted_at is null and not o.is_draft_order`

/** What is inside the orders of one page: `page` is a query on ORDERS. Modules are crossed in SQL, one statement a page. */
export const withContents = (page: string, order: string) => `
  select o.id, o.display_id, o.created_at, o.status, o.email, o.customer_id, o.customer_name, o.total,
    coalesce(items.list, '[]'::jsonb) as items, coalesce(items.total, 0) as item_total,
    coalesce(delivery.total, 0) as delivery_charge,
    ${ORDER_WORDS},
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
  ${WITH_MONEY}
  ${WITH_PARCELS}
  order by ${order}`

type Money = "total" | "item_total" | "delivery_charge"

export type OrderRow = Omit<PlacedOrder, Money | "created_at"> & Record<Money, string> & { created_at: Date }

export const toPlacedOrder = (row: OrderRow): PlacedOrder => ({
  ...row,
  created_at: row.created_at.toISOString(),
  total: Number(row.total),
  item_total: Number(row.item_total),
  delivery_charge: Number(row.delivery_charge),
})

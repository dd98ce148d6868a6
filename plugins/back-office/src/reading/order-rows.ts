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
    coalesce(goods.items, '[]'::jsonb) as items, state.item_total, state.delivery_charge, state.delivery_unknown,
    state.fulfillment_status, state.tracking, state.cancellable, state.payment_status, state.payment_method,
    ${ADDRESS("ship")} as shipping_address, ${ADDRESS("bill")} as billing_address
  from (${page}) o
  left join order_address ship on ship.id = o.shipping_address_id
  left join order_address bill on bill.id = coalesce(o.billing_address_id, o.shipping_address_id)
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', line.line_id, 'product_id', coalesce(line.product_id, ''),
        'handle', coalesce(line.handle, ''), 'name', line.name, 'price', line.price, 'quantity', line.quantity,
        'image', line.image) order by line.created_at, line.line_id) as items
    from order_line line where line.order_id = o.id) goods on true
  -- offset 0: asked for these orders one by one, not for all orders first
  join lateral (select * from order_state where order_id = o.id offset 0) state on true
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

import { type Charge, type OrderFields, type PlacedOrder, toShownCharge } from "@haat/checkout/contract"
import { toShownFields } from "@haat/checkout/queries/order-fields"

/** SQL: one row per order with the columns that the owner's list filters and sorts by. */
export const ORDERS = `
  select o.order_id as id, o.display_id, o.created_at, o.status, o.email, o.customer_id, o.shipping_address,
    o.billing_address, fact.customer_name, fact.total
  from placed_order o join order_fact fact on fact.id = o.order_id`

/** SQL: adds the contents of orders to `page`, a query on ORDERS; joins several plugins' views in one statement. */
export const withContents = (page: string, order: string) => `
  select o.id, o.display_id, o.created_at, o.status, o.email, o.customer_id, o.customer_name, o.total,
    (select coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'number', d.number) order by d.issued_at),
      '[]'::jsonb)
      from order_document d where d.order_id = o.id) as documents,
    coalesce(goods.items, '[]'::jsonb) as items, state.item_total, state.item_discount, state.delivery_charge,
    state.delivery_discount, state.charges, state.delivery_unknown, coalesce(offered.offers, '[]'::jsonb) as offers,
    coalesce((select fields from order_fields filled where filled.order_id = o.id), '{}'::jsonb) as fields,
    (select to_char(came_back_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from order_came_back back
      where back.order_id = o.id and o.status <> 'canceled' and state.payment_status <> 'Refunded') as came_back_at,
    state.fulfillment_status, state.tracking, state.cancellable, state.pieces_cancellable,
    cancelled.pieces as cancelled_pieces, state.payment_status, state.payment_method,
    state.refunded_amount as refunded, state.credit,
    o.shipping_address, o.billing_address
  from (${page}) o
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', line.line_id, 'product_id', coalesce(line.product_id, ''), 'variant_id',
      line.variant_id,
        'handle', coalesce(line.handle, ''), 'name', line.name, 'price', line.price, 'quantity', line.quantity,
        'discount', line.discount,
        'image', line.image) order by line.created_at, line.line_id) as items
    from order_line line where line.order_id = o.id) goods on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('name', name, 'name_hi', name_hi, 'code', code, 'amount', amount)
      order by offer_id) as offers
    from order_offer where order_id = o.id) offered on true
  left join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('name', line ->> 'name', 'quantity', (line ->> 'quantity')::int,
        'amount', (line ->> 'amount_paise')::int / 100.0) order by c.created_at, c.id), '[]'::jsonb) as pieces
    from order_cancelled_pieces c cross join lateral jsonb_array_elements(c.lines) line
      where c.order_id = o.id) cancelled on true
  -- offset 0 makes the planner evaluate the view for these orders only
  join lateral (select * from order_state where order_id = o.id offset 0) state on true
  order by ${order}`

type Money = "total" | "item_total" | "item_discount" | "delivery_charge" | "delivery_discount" | "refunded" | "credit"

export type OrderRow = Omit<PlacedOrder, Money | "charges" | "fields" | "created_at"> &
  Record<Money, string> & { charges: Charge[]; fields: OrderFields; created_at: Date }

export const toPlacedOrder = (row: OrderRow): PlacedOrder => ({
  ...row,
  created_at: row.created_at.toISOString(),
  total: Number(row.total),
  item_total: Number(row.item_total),
  item_discount: Number(row.item_discount),
  delivery_charge: Number(row.delivery_charge),
  delivery_discount: Number(row.delivery_discount),
  charges: row.charges.map(toShownCharge),
  fields: toShownFields(row.fields),
  refunded: Number(row.refunded),
  credit: Number(row.credit),
})

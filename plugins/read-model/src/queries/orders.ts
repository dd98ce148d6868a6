import { type Charge, type Order, type OrderFields, toShownCharge } from "@haat/checkout/contract"
import { toShownFields } from "@haat/checkout/queries/order-fields"
import type { Transaction } from "@haat/sdk/server/database"
import { prepare, runPrepared } from "@haat/sdk/server/queries/prepared"

/** Offers of an order, whatever its state. */
const OFFERS = `coalesce((
      select jsonb_agg(jsonb_build_object('name', name, 'name_hi', name_hi, 'code', code, 'amount', amount)
        order by offer_id)
      from order_offer where order_id = o.order_id), '[]')`

/** Pieces that were cancelled before packing. */
const CANCELLED = `coalesce((
      select jsonb_agg(jsonb_build_object('name', line ->> 'name', 'quantity', (line ->> 'quantity')::int,
        'amount', (line ->> 'amount_paise')::int / 100.0) order by c.created_at, c.id)
      from order_cancelled_pieces c cross join lateral jsonb_array_elements(c.lines) line where c.order_id = o.order_id), '[]')`

/** SQL for the orders that match a condition, newest first. The condition is evaluated without reading addresses. */
const ordersWhere = (condition: string) => `
  select o.order_id as id, o.display_id, o.created_at,
    case o.status when 'canceled' then 'canceled' when 'completed' then 'completed' when 'archived' then 'completed'
      else 'pending' end as status,
    (select came_back_at from order_came_back back
      where back.order_id = o.order_id and o.status <> 'canceled'
        and state.payment_status <> 'Refunded') as came_back_at,
    state.fulfillment_status, state.tracking, state.cancellable,
    (state.pieces_cancellable and (select by_shoppers from cancellation_terms)) as pieces_cancellable,
    ${CANCELLED} as cancelled_pieces, state.payment_status, state.payment_method,
    (select coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'number', d.number) order by d.issued_at), '[]')
      from order_document d where d.order_id = o.order_id) as documents,
    (select versions from agreed_terms where order_id = o.order_id) as agreed,
    coalesce((select parcels from order_parcels where order_id = o.order_id), '[]') as parcels,
    coalesce(goods.items, '[]') as items, state.item_total::float8 as item_total,
    state.item_discount::float8 as item_discount, state.delivery_charge::float8 as delivery_charge,
    state.delivery_discount::float8 as delivery_discount, state.charges, ${OFFERS} as offers,
    coalesce((select fields from order_fields filled where filled.order_id = o.order_id), '{}') as fields,
    state.total::float8 as total,
    state.credit::float8 as credit, state.refunded_amount::float8 as refunded, coalesce(refund.rows, '[]') as refunds,
    place.shipping_address, place.billing_address
  from (
    select order_id, display_id, created_at, status from placed_order
    where ${condition} order by created_at desc, display_id desc limit :limit offset :offset
  ) o
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', line.line_id, 'product_id', line.product_id, 'variant_id',
      line.variant_id,
        'handle', coalesce(p.handle, line.handle, ''), 'name', line.name,
        'name_hi', case when p.name = line.title then p.name_hi || coalesce(' (' || line.choice || ')', '') end,
        'price', line.price, 'quantity', line.quantity, 'discount', line.discount, 'image', line.image)
        order by line.created_at, line.line_id) as items
    from order_line line left join product_name p on p.product_id = line.product_id where line.order_id = o.order_id
  ) goods on true
  -- offset 0 makes the planner evaluate the view for these orders only
  join lateral (select * from order_state where order_id = o.order_id offset 0) state on true
  join lateral (
    select shipping_address, billing_address from placed_order where order_id = o.order_id offset 0
  ) place on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', f.id, 'method', f.method, 'state', f.state, 'amount', f.amount,
        'reason', case when f.requested then f.reason end, 'parts', f.parts, 'created_at', f.created_at,
        'processed_at', f.processed_at) order by f.created_at, f.id) as rows
    from order_refund f where f.order_id = o.order_id and f.state <> 'failed'
  ) refund on true
  order by o.created_at desc, o.display_id desc`

const SHOPPER_ORDERS_PAGE = ordersWhere("customer_id = :customer_id and status <> 'canceled'")
const ALL_ORDERS_PAGE = ordersWhere("true")
const SHOPPER_ORDER = prepare(ordersWhere("order_id = :id and customer_id = :customer_id"))

type Row = Omit<Order, "charges" | "fields"> & { charges: Charge[]; fields: OrderFields }

const toOrder = (row: Row): Order => ({
  ...row,
  charges: row.charges.map(toShownCharge),
  fields: toShownFields(row.fields),
})

type Page = { page: number; limit: number }

const toLimitOffset = ({ page, limit }: Page) => ({ limit, offset: (page - 1) * limit })

/** Lists a page of a shopper's orders without cancelled ones, newest first. */
export const listOrders = async (
  db: Transaction,
  { customer_id, ...page }: Page & { customer_id: string },
): Promise<Order[]> =>
  (await db.raw<Row>(SHOPPER_ORDERS_PAGE, { customer_id, ...toLimitOffset(page) })).rows.map(toOrder)

/** Lists a page of all orders, cancelled ones too, newest first. */
export const listAllOrders = async (db: Transaction, page: Page): Promise<Order[]> =>
  (await db.raw<Row>(ALL_ORDERS_PAGE, toLimitOffset(page))).rows.map(toOrder)

/** Finds a shopper's order, also a cancelled one; undefined for another shopper's. */
export async function findOrder(
  db: Transaction,
  filter: { customer_id: string; id: string },
): Promise<Order | undefined> {
  const [order] = await runPrepared<Row>(db, SHOPPER_ORDER, { ...filter, limit: 1, offset: 0 })
  return order && toOrder(order)
}

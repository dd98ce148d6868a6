import { prepare, runPrepared } from "@haat/sdk/server/queries/prepared"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Order } from "../contract"
import { addressJson } from "../schema/placed-orders"

/** Offers that an order was bought with, whatever became of it. */
const OFFERS = `coalesce((
      select jsonb_agg(jsonb_build_object('name', name, 'name_hi', name_hi, 'code', code, 'amount', amount) order by offer_id)
      from order_offer where order_id = o.id), '[]')`

/** Pieces that were cancelled before packing. */
const CANCELLED = `coalesce((
      select jsonb_agg(jsonb_build_object('name', line ->> 'name', 'quantity', (line ->> 'quantity')::int,
        'amount', (line ->> 'amount_paise')::int / 100.0) order by c.created_at, c.id)
      from order_cancelled_pieces c cross join lateral jsonb_array_elements(c.lines) line where c.order_id = o.id), '[]')`

const LIVE = "deleted_at is null and not is_draft_order"
const OF_SHOPPER = `customer_id = :customer_id and ${LIVE} and status <> 'canceled'`

/** SQL for the orders of the engine's table that are so, newest first. */
const ordersThat = (are: string) => `
  select o.id, o.display_id, o.created_at,
    case o.status::text when 'canceled' then 'canceled' when 'completed' then 'completed' when 'archived' then 'completed'
      else 'pending' end as status,
    (select came_back_at from order_came_back back
      where back.order_id = o.id and o.status::text <> 'canceled' and state.payment_status <> 'Refunded') as came_back_at,
    state.fulfillment_status, state.tracking, state.cancellable,
    (state.pieces_cancellable and (select by_shoppers from cancellation_settings where id = 'shop')) as pieces_cancellable,
    ${CANCELLED} as cancelled_pieces, state.payment_status, state.payment_method,
    (select coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'number', d.number) order by d.issued_at), '[]')
      from order_document d where d.order_id = o.id) as documents,
    (select versions from agreed_terms where order_id = o.id) as agreed,
    coalesce((select parcels from order_parcels where order_id = o.id), '[]') as parcels,
    coalesce(goods.items, '[]') as items, state.item_total::float8 as item_total,
    state.item_discount::float8 as item_discount, state.delivery_charge::float8 as delivery_charge,
    state.delivery_discount::float8 as delivery_discount, state.cod_fee::float8 as cod_fee, ${OFFERS} as offers, state.total::float8 as total,
    state.credit::float8 as credit, state.refunded_amount::float8 as refunded, coalesce(refund.rows, '[]') as refunds,
    ${addressJson("s")} as shipping_address, ${addressJson("b")} as billing_address
  from (
    select * from "order" where ${are} order by created_at desc, display_id desc limit :limit offset :offset
  ) o
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', line.line_id, 'product_id', line.product_id, 'variant_id', line.variant_id,
        'handle', coalesce(p.handle, line.handle, ''), 'name', line.name,
        'name_hi', case when p.name = line.title then p.name_hi || coalesce(' (' || line.choice || ')', '') end,
        'price', line.price, 'quantity', line.quantity, 'discount', line.discount, 'image', line.image)
        order by line.created_at, line.line_id) as items
    from order_line line left join product_name p on p.product_id = line.product_id where line.order_id = o.id
  ) goods on true
  -- offset 0: asked for these orders one by one, not for all orders first
  join lateral (select * from order_state where order_id = o.id offset 0) state on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', f.id, 'method', f.method, 'state', f.state, 'amount', f.amount,
        'reason', case when f.requested then f.reason end, 'parts', f.parts, 'created_at', f.created_at,
        'processed_at', f.processed_at) order by f.created_at, f.id) as rows
    from order_refund f where f.order_id = o.id and f.state <> 'failed'
  ) refund on true
  left join order_address s on s.id = o.shipping_address_id
  left join order_address b on b.id = o.billing_address_id
  order by o.created_at desc, o.display_id desc`

const PAGE = ordersThat(OF_SHOPPER)
const PAGE_OF_ALL = ordersThat(LIVE)
const ONE = prepare(ordersThat(`id = :id and customer_id = :customer_id and ${LIVE}`))

const COUNT = `select count(*)::int as count from "order" where ${OF_SHOPPER}`

const NEWER = `
  select count(*)::int as count from "order" listed
  join "order" this on this.id = :id and this.customer_id = :customer_id and this.deleted_at is null
    and not this.is_draft_order and this.status <> 'canceled'
  where listed.customer_id = :customer_id and listed.deleted_at is null and not listed.is_draft_order
    and listed.status <> 'canceled' and (listed.created_at, listed.display_id) >= (this.created_at, this.display_id)`

/** On which page of a shopper's orders this one is; undefined when it is on none. */
export async function findPageOf(
  container: MedusaContainer,
  { customer_id, id, limit }: { customer_id: string; id: string; limit: number },
): Promise<number | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { count: number }[] }>(NEWER, { customer_id, id })
  return rows[0].count ? Math.ceil(rows[0].count / limit) : undefined
}

/** One page of a shopper's orders without the cancelled ones, newest first, and how many there are in all. */
export async function listOrders(
  container: MedusaContainer,
  { customer_id, page, limit }: { customer_id: string; page: number; limit: number },
): Promise<{ orders: Order[]; count: number }> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [listed, counted] = await Promise.all([
    database.raw<{ rows: Order[] }>(PAGE, { customer_id, limit, offset: (page - 1) * limit }),
    database.raw<{ rows: { count: number }[] }>(COUNT, { customer_id }),
  ])
  return { orders: listed.rows, count: counted.rows[0].count }
}

/** One page of everybody's orders for the owner, cancelled ones too, newest first. */
export async function listAllOrders(
  container: MedusaContainer,
  { page, limit }: { page: number; limit: number },
): Promise<Order[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (await database.raw<{ rows: Order[] }>(PAGE_OF_ALL, { limit, offset: (page - 1) * limit })).rows
}

/** One order of a shopper, a cancelled one too; undefined when it is not theirs. */
export async function findOrder(
  container: MedusaContainer,
  filter: { customer_id: string; id: string },
): Promise<Order | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [order] = await runPrepared<Order>(database, ONE, { ...filter, limit: 1, offset: 0 })
  return order
}

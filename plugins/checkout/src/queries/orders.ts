import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Order } from "../contract"
import { ORDER_WORDS, WITH_MONEY, WITH_PARCELS } from "./order-words"

const address = (table: string) => `jsonb_build_object(
  'first_name', coalesce(${table}.first_name, ''), 'last_name', coalesce(${table}.last_name, ''),
  'phone', ${table}.phone, 'address_1', coalesce(${table}.address_1, ''), 'address_2', coalesce(${table}.address_2, ''),
  'city', coalesce(${table}.city, ''), 'province', coalesce(${table}.province, ''),
  'postal_code', coalesce(${table}.postal_code, ''), 'country_code', coalesce(${table}.country_code, ''))`

/** An order is there for its shopper once its cart is closed: until then its money and links are still being written. */
const PLACED = `not exists (
  select 1 from cart c
  where c.id = 'cart_' || substr("order".id, 7) and c.completed_at is null and c.deleted_at is null)`

const ORDERS = `
  select o.id, o.display_id, o.created_at,
    case o.status::text when 'canceled' then 'canceled' when 'completed' then 'completed' when 'archived' then 'completed'
      else 'pending' end as status,
    ${ORDER_WORDS},
    coalesce(bought.items, '[]') as items,
    coalesce(bought.total, 0)::float8 as item_total,
    coalesce(sent.total, 0)::float8 as delivery_charge,
    (coalesce(bought.total, 0) + coalesce(sent.total, 0))::float8 as total,
    ${address("s")} as shipping_address, ${address("b")} as billing_address
  from (
    select * from "order"
    where (:customer_id::text is null or customer_id = :customer_id) and deleted_at is null and not is_draft_order and ${PLACED}
      and case when :id::text is null then :customer_id::text is null or status <> 'canceled' else id = :id end
    order by created_at desc, display_id desc limit :limit offset :offset
  ) o
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', li.id, 'product_id', li.product_id,
        'handle', coalesce(p.handle, li.product_handle, ''), 'name', li.title,
        'price', coalesce(oi.unit_price, li.unit_price), 'quantity', oi.quantity, 'image', li.thumbnail)
        order by li.created_at, li.id) as items,
      sum(coalesce(oi.unit_price, li.unit_price) * oi.quantity) as total
    from order_item oi
    join order_line_item li on li.id = oi.item_id
    left join product p on p.id = li.product_id
    where oi.order_id = o.id and oi.version = o.version and oi.deleted_at is null
  ) bought on true
  left join lateral (
    select sum(sm.amount) as total from order_shipping os join order_shipping_method sm on sm.id = os.shipping_method_id
    where os.order_id = o.id and os.version = o.version and os.deleted_at is null and os.return_id is null
  ) sent on true
  ${WITH_MONEY}
  ${WITH_PARCELS}
  left join order_address s on s.id = o.shipping_address_id
  left join order_address b on b.id = o.billing_address_id
  order by o.created_at desc, o.display_id desc`

const COUNT = `
  select count(*)::int as count from "order"
  where customer_id = :customer_id and deleted_at is null and not is_draft_order and status <> 'canceled'
    and ${PLACED}`

/** Without a customer: everybody's, cancelled ones too. */
type Asked = { customer_id: string | null; id: string | null; limit: number; offset: number }

async function read(container: MedusaContainer, asked: Asked): Promise<Order[]> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: Order[] }>(ORDERS, asked)
  return rows
}

/** One page of a shopper's orders without the cancelled ones, newest first, and how many there are in all. */
export async function listOrders(
  container: MedusaContainer,
  { customer_id, page, limit }: { customer_id: string; page: number; limit: number },
): Promise<{ orders: Order[]; count: number }> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [orders, counted] = await Promise.all([
    read(container, { customer_id, id: null, limit, offset: (page - 1) * limit }),
    database.raw<{ rows: { count: number }[] }>(COUNT, { customer_id }),
  ])
  return { orders, count: counted.rows[0].count }
}

/** One page of everybody's orders for the owner, cancelled ones too, newest first. */
export const listAllOrders = (container: MedusaContainer, { page, limit }: { page: number; limit: number }) =>
  read(container, { customer_id: null, id: null, limit, offset: (page - 1) * limit })

/** One order of a shopper, a cancelled one too; undefined when it is not theirs. */
export async function findOrder(
  container: MedusaContainer,
  asked: { customer_id: string; id: string },
): Promise<Order | undefined> {
  const [order] = await read(container, { ...asked, limit: 1, offset: 0 })
  return order
}

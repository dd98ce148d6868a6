import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Order } from "../contract"

const address = (table: string) => `jsonb_build_object(
  'first_name', coalesce(${table}.first_name, ''), 'last_name', coalesce(${table}.last_name, ''),
  'phone', ${table}.phone, 'address_1', coalesce(${table}.address_1, ''), 'address_2', coalesce(${table}.address_2, ''),
  'city', coalesce(${table}.city, ''), 'province', coalesce(${table}.province, ''),
  'postal_code', coalesce(${table}.postal_code, ''), 'country_code', coalesce(${table}.country_code, ''))`

const ORDERS = `
  select o.id, o.display_id, o.created_at,
    case o.status::text when 'canceled' then 'canceled' when 'completed' then 'completed' when 'archived' then 'completed'
      else 'pending' end as status,
    case when parcels.delivered then 'delivered' when parcels.sent then 'shipped' else 'not_fulfilled'
      end as fulfillment_status,
    coalesce(parcels.tracking, '[]') as tracking,
    (o.status::text = 'pending' and parcels.sent is null) as cancellable,
    case when paid.refunded > 0 and paid.refunded >= paid.captured then 'Refunded'
      when paid.captured > 0 then 'Paid' else 'Pending' end as payment_status,
    case when coalesce(paid.provider_id, 'pp_system_default') = 'pp_system_default' then 'Cash On Delivery'
      else 'Online (Prepaid)' end as payment_method,
    coalesce(bought.items, '[]') as items,
    coalesce(bought.total, 0)::float8 as item_total,
    coalesce(sent.total, 0)::float8 as delivery_charge,
    (coalesce(bought.total, 0) + coalesce(sent.total, 0))::float8 as total,
    ${address("s")} as shipping_address, ${address("b")} as billing_address
  from (
    select * from "order"
    where customer_id = :customer_id and deleted_at is null and not is_draft_order
      and case when :id::text is null then status <> 'canceled' else id = :id end
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
  left join lateral (
    select sum(pc.captured_amount) as captured, sum(pc.refunded_amount) as refunded,
      max((select ps.provider_id from payment_session ps
        where ps.payment_collection_id = pc.id and ps.deleted_at is null
        order by ps.authorized_at desc nulls last limit 1)) as provider_id
    from order_payment_collection op join payment_collection pc on pc.id = op.payment_collection_id
    where op.order_id = o.id and op.deleted_at is null
  ) paid on true
  left join lateral (
    select bool_and(f.delivered_at is not null) as delivered, bool_or(true) as sent,
      jsonb_agg(jsonb_build_object('number', t.tracking_number, 'url', nullif(t.tracking_url, ''),
        'courier', f.data ->> 'courier')) filter (where t.id is not null) as tracking
    from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
    left join fulfillment_label t on t.fulfillment_id = f.id and t.deleted_at is null
    where l.order_id = o.id and l.deleted_at is null and f.deleted_at is null and f.canceled_at is null
  ) parcels on true
  left join order_address s on s.id = o.shipping_address_id
  left join order_address b on b.id = o.billing_address_id
  order by o.created_at desc, o.display_id desc`

const COUNT = `
  select count(*)::int as count from "order"
  where customer_id = :customer_id and deleted_at is null and not is_draft_order and status <> 'canceled'`

type Asked = { customer_id: string; id: string | null; limit: number; offset: number }

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

/** One order of a shopper, a cancelled one too; undefined when it is not theirs. */
export async function findOrder(
  container: MedusaContainer,
  asked: { customer_id: string; id: string },
): Promise<Order | undefined> {
  const [order] = await read(container, { ...asked, limit: 1, offset: 0 })
  return order
}

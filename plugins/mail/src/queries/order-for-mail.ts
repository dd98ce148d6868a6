import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** An order as its mails tell it; money in rupees. */
export type OrderForMail = {
  display_id: number
  email: string | null
  first_name: string
  online: boolean
  paid: boolean
  lines: { name: string; quantity: number; price: number }[]
  item_total: number
  delivery_charge: number
  total: number
  /** one line each */
  address: string[]
}

const ORDER = `
  select o.display_id, o.email, coalesce(nullif(a.first_name, ''), c.first_name, '') as first_name,
    coalesce(paid.provider_id, 'pp_system_default') <> 'pp_system_default' as online,
    coalesce(paid.captured, 0) > 0 as paid,
    coalesce(bought.lines, '[]') as lines,
    coalesce(bought.total, 0)::float8 as item_total,
    coalesce(sent.total, 0)::float8 as delivery_charge,
    (coalesce(bought.total, 0) + coalesce(sent.total, 0))::float8 as total,
    array_remove(array[
      nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), nullif(a.address_1, ''), nullif(a.address_2, ''),
      nullif(trim(concat_ws(' ', a.city, a.postal_code)), ''), nullif(a.province, ''), nullif(a.phone, '')
    ], null) as address
  from "order" o
  left join customer c on c.id = o.customer_id
  left join order_address a on a.id = o.shipping_address_id
  left join lateral (
    select jsonb_agg(jsonb_build_object('name', li.title, 'quantity', oi.quantity,
        'price', coalesce(oi.unit_price, li.unit_price)) order by li.created_at, li.id) as lines,
      sum(coalesce(oi.unit_price, li.unit_price) * oi.quantity) as total
    from order_item oi join order_line_item li on li.id = oi.item_id
    where oi.order_id = o.id and oi.version = o.version and oi.deleted_at is null
  ) bought on true
  left join lateral (
    select sum(sm.amount) as total from order_shipping os join order_shipping_method sm on sm.id = os.shipping_method_id
    where os.order_id = o.id and os.version = o.version and os.deleted_at is null and os.return_id is null
  ) sent on true
  left join lateral (
    select sum(pc.captured_amount) as captured,
      max((select ps.provider_id from payment_session ps
        where ps.payment_collection_id = pc.id and ps.deleted_at is null
        order by ps.authorized_at desc nulls last limit 1)) as provider_id
    from order_payment_collection op join payment_collection pc on pc.id = op.payment_collection_id
    where op.order_id = o.id and op.deleted_at is null
  ) paid on true
  where o.id = :id and o.deleted_at is null`

/** Undefined when there is no such order any more. */
export async function findOrderForMail(container: MedusaContainer, id: string): Promise<OrderForMail | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: OrderForMail[] }>(ORDER, { id })
  return rows[0]
}

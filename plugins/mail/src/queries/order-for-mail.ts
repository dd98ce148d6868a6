import type { Charge } from "@haat/checkout/contract"
import { prepare, runPrepared } from "@haat/sdk/server/queries/prepared"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** An order as its mails show it; money in rupees. */
export type OrderForMail = {
  display_id: number
  email: string | null
  first_name: string
  online: boolean
  paid: boolean
  lines: { name: string; quantity: number; price: number }[]
  item_total: number
  delivery_charge: number
  /** parts of the delivery charge */
  charges: Charge[]
  /** discounts of offers, each with its code or its name */
  offers: { name: string; code: string | null; amount: number }[]
  total: number
  /** store credit that was spent on it */
  credit: number
  /** one line each */
  address: string[]
}

const ORDER = prepare(`
  select o.display_id, o.email, coalesce(nullif(a.first_name, ''), c.first_name, '') as first_name,
    state.online, state.captured as paid, coalesce(goods.lines, '[]') as lines, state.item_total::float8 as item_total,
    state.delivery_charge::float8 as delivery_charge, state.charges, coalesce((
      select jsonb_agg(jsonb_build_object('name', name, 'code', code, 'amount', amount) order by offer_id)
      from order_offer where order_id = o.order_id), '[]') as offers, state.total::float8 as total,
    state.credit::float8 as credit,
    array_remove(array[
      nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), nullif(a.address_1, ''), nullif(a.address_2, ''),
      nullif(trim(concat_ws(' ', a.city, a.postal_code)), ''), nullif(a.province, ''), nullif(a.phone, '')
    ], null) as address
  from placed_order o
  join order_state state on state.order_id = o.order_id
  left join shopper c on c.id = o.customer_id
  cross join lateral jsonb_to_record(o.shipping_address) as a(first_name text, last_name text, phone text,
    address_1 text,
    address_2 text, city text, province text, postal_code text)
  left join lateral (
    select jsonb_agg(jsonb_build_object('name', line.name, 'quantity', line.quantity, 'price', line.price)
        order by line.created_at, line.line_id) as lines
    from order_line line where line.order_id = o.order_id
  ) goods on true
  where o.order_id = :id`)

/** Undefined when there is no such order any more. */
export async function findOrderForMail(container: MedusaContainer, id: string): Promise<OrderForMail | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [order] = await runPrepared<OrderForMail>(database, ORDER, { id })
  return order
}

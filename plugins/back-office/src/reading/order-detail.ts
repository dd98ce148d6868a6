import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OrderDetail, OrderFreight } from "../contract"
import { findOrder } from "./list-orders"
import { findPaymentsOfOrder } from "./list-payments"

/** What the carrier asked for each product of the order when it was placed, as checkout wrote it down. */
const FREIGHT = `
  select parcel ->> 'product_id' as product_id, coalesce(parcel ->> 'estimated_delivery_days', 'N/A') as days,
    coalesce((parcel ->> 'delivery_charge')::float8, 0) as charge
  from "order" o
  join order_shipping os on os.order_id = o.id and os.version = o.version and os.deleted_at is null
  join order_shipping_method m on m.id = os.shipping_method_id
  cross join lateral jsonb_array_elements(
    case when jsonb_typeof(m.data -> 'parcels') = 'array' then m.data -> 'parcels' else '[]' end) parcel
  where o.id = ? and o.deleted_at is null`

/** The order with everything behind it, or null when there is none. `payments` are null for who may not see them. */
export const readOrderDetail = async (db: Knex, id: string, seesPayments: boolean): Promise<OrderDetail | null> => {
  const [order, freight, payments] = await Promise.all([
    findOrder(db, id),
    db.raw<{ rows: OrderFreight[] }>(FREIGHT, [id]),
    seesPayments ? findPaymentsOfOrder(db, id) : null,
  ])
  return order && { ...order, freight: freight.rows, payments }
}

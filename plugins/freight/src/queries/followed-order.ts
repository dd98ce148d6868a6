import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { FollowedOrder } from "../contract"

const FOLLOWED = `
  select o.display_id, o.created_at as ordered_at,
    case o.status::text
      when 'canceled' then 'canceled'
      when 'completed' then 'completed'
      when 'archived' then 'completed'
      else 'pending' end as status,
    state.fulfillment_status,
    coalesce((select days from order_quote quote where quote.order_id = o.order_id
      order by substring(days from '([0-9]{1,3})[^0-9]*$')::int desc nulls last limit 1),
        'N/A') as estimated_delivery_days,
    (select parcels from order_parcels where order_id = o.order_id) as parcels
  from placed_order o join order_state state on state.order_id = o.order_id
  where o.order_id = ?`

/** Returns the order of a tracking link; undefined when it was deleted. */
export async function readFollowedOrder(container: MedusaContainer, id: string): Promise<FollowedOrder | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: FollowedOrder[] }>(FOLLOWED, [id])
  return rows[0] && { ...rows[0], parcels: rows[0].parcels ?? [] }
}

/** Returns whether an order belongs to a shopper. */
export async function isOrderOf(
  container: MedusaContainer,
  { order_id, customer_id }: { order_id: string; customer_id: string },
): Promise<boolean> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: unknown[] }>(
    "select 1 from placed_order where order_id = ? and customer_id = ?",
    [order_id, customer_id],
  )
  return rows.length > 0
}

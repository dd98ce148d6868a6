import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export type Abandoned = { order_ids: string[]; payment_collection_ids: string[]; reservation_ids: string[] }

/**
 * What a process left behind that died while placing an order: orders whose cart is still open, and stock held for
 * items of no order or of such an order. Anything younger than `minutes` may still be on its way.
 */
const ABANDONED = `
  with half_made as (
    select o.id from cart c join "order" o on o.id = 'order_' || substr(c.id, 6)
    where c.completed_at is null and c.deleted_at is null
      and o.created_at < now() - make_interval(mins => :minutes)
  )
  select
    coalesce((select jsonb_agg(id) from half_made), '[]') as order_ids,
    coalesce((
      select jsonb_agg(payment_collection_id) from order_payment_collection
      where order_id in (select id from half_made) and deleted_at is null
    ), '[]') as payment_collection_ids,
    coalesce((
      select jsonb_agg(r.id) from reservation_item r
      where r.deleted_at is null and r.line_item_id like 'ordli\\_%'
        and r.created_at < now() - make_interval(mins => :minutes)
        and not exists (
          select 1 from order_item i
          where i.item_id = r.line_item_id and i.order_id not in (select id from half_made)
        )
    ), '[]') as reservation_ids`

/** Ids of what was abandoned more than so many minutes ago. */
export async function findAbandoned(container: MedusaContainer, minutes: number): Promise<Abandoned> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: Abandoned[] }>(ABANDONED, { minutes })
  return rows[0]
}

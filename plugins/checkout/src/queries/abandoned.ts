import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export type Abandoned = {
  order_ids: string[]
  cart_links: { order_id: string; cart_id: string }[]
  payment_links: { order_id: string; payment_collection_id: string }[]
  /** promises of cash alone */
  payment_collection_ids: string[]
  reservation_ids: string[]
}

/**
 * What a process left behind that died while placing an order: orders whose cart is still open, and stock held for
 * items of no order or of such an order. Anything younger than `seconds` may still be on its way. A payment collection
 * that money was paid into stays: it belongs to the payment.
 */
const ABANDONED = `
  with half_made as (
    select o.id from cart c join "order" o on o.id = 'order_' || substr(c.id, 6)
    where c.completed_at is null and c.deleted_at is null
      and (:cart_id::text is null or c.id = :cart_id)
      and o.created_at < now() - make_interval(secs => :seconds)
  )
  select
    coalesce((select jsonb_agg(id) from half_made), '[]') as order_ids,
    coalesce((
      select jsonb_agg(jsonb_build_object('order_id', l.order_id, 'cart_id', l.cart_id)) from order_cart l
      where l.order_id in (select id from half_made) and l.deleted_at is null
    ), '[]') as cart_links,
    coalesce((
      select jsonb_agg(jsonb_build_object('order_id', l.order_id, 'payment_collection_id', l.payment_collection_id))
      from order_payment_collection l where l.order_id in (select id from half_made) and l.deleted_at is null
    ), '[]') as payment_links,
    coalesce((
      select jsonb_agg(l.payment_collection_id) from order_payment_collection l
      where l.order_id in (select id from half_made) and l.deleted_at is null and not exists (
        select 1 from payment_session s
        where s.payment_collection_id = l.payment_collection_id and s.provider_id <> 'pp_system_default'
      )
    ), '[]') as payment_collection_ids,
    coalesce((
      select jsonb_agg(r.id) from reservation_item r
      where r.deleted_at is null and r.line_item_id like 'ordli\\_%'
        and r.created_at < now() - make_interval(secs => :seconds)
        and (:items::text[] is null or r.line_item_id = any(:items))
        and not exists (
          select 1 from order_item i
          where i.item_id = r.line_item_id and i.order_id not in (select id from half_made)
        )
    ), '[]') as reservation_ids`

export type AskAbandoned = {
  seconds: number
  /** Of one cart and the order items it would have; all of the shop otherwise. */
  of?: { cart_id: string; items: string[] }
}

/** Ids of what was abandoned more than so many seconds ago. */
export async function findAbandoned(container: MedusaContainer, { seconds, of }: AskAbandoned): Promise<Abandoned> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: Abandoned[] }>(ABANDONED, {
    seconds,
    cart_id: of?.cart_id ?? null,
    items: of?.items ?? null,
  })
  return rows[0]
}

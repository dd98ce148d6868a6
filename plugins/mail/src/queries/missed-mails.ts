import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { NewMail } from "../sending/kinds"

/**
 * What should have been told and is not in the outbox: the process died between the change and its event.
 */
const MISSED = `
  with told as (
    select 'order-placed:' || o.id as id, 'order-placed' as kind, jsonb_build_object('order_id', o.id) as payload
    from "order" o
    where o.created_at between now() - interval '1 day' and now() - interval '2 minutes'
      and not o.is_draft_order and o.deleted_at is null and o.email is not null and o.canceled_at is null
      and exists (select 1 from order_payment_collection p where p.order_id = o.id and p.deleted_at is null)
    union all
    select 'order-canceled:' || o.id, 'order-canceled', jsonb_build_object('order_id', o.id)
    from "order" o
    where o.canceled_at between now() - interval '1 day' and now() - interval '2 minutes'
      and o.status = 'canceled' and o.deleted_at is null and o.email is not null
    union all
    select 'order-shipped:' || f.id, 'order-shipped', jsonb_build_object('fulfillment_id', f.id)
    from fulfillment f
    join order_fulfillment l on l.fulfillment_id = f.id and l.deleted_at is null
    where f.shipped_at between now() - interval '1 day' and now() - interval '2 minutes'
      and f.canceled_at is null and f.deleted_at is null
    union all
    select 'payment-refunded:' || r.razorpay_order_id, 'payment-refunded', jsonb_build_object(
      'razorpay_order_id', r.razorpay_order_id, 'customer_id', r.customer_id, 'order_id', r.order_id,
      'amount', r.amount, 'reason', r.reason)
    from refunded_payment r
    where r.refunded_at between now() - interval '1 day' and now() - interval '2 minutes'
  )
  select told.* from told where not exists (select 1 from outbox_mail m where m.id = told.id) limit 500`

/** Mails about orders and refunds of the last day that nobody has put into the outbox. */
export async function findMissedMails(container: MedusaContainer): Promise<NewMail[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: NewMail[] }>(MISSED)
  return rows
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export type MissedMail = { id: string; kind: string; payload: Record<string, unknown> }

/** Finds mails that should be in the outbox: the process died between the change and its event. */
const MISSED = `
  with told as (
    select 'order-placed:' || o.order_id as id, 'order-placed' as kind,
      jsonb_build_object('order_id', o.order_id) as payload
    from placed_order o
    where o.created_at between now() - interval '1 day' and now() - interval '2 minutes'
      and o.email is not null and o.canceled_at is null and o.has_payment
    union all
    select 'order-canceled:' || o.order_id, 'order-canceled', jsonb_build_object('order_id', o.order_id)
    from placed_order o
    where o.canceled_at between now() - interval '1 day' and now() - interval '2 minutes'
      and o.status = 'canceled' and o.email is not null
    union all
    select 'order-shipped:' || fulfillment_id, 'order-shipped', jsonb_build_object('fulfillment_id', fulfillment_id)
    from order_parcel where shipped_at between now() - interval '1 day' and now() - interval '2 minutes'
    union all
    select 'parcel-delivered:' || fulfillment_id, 'parcel-delivered',
      jsonb_build_object('fulfillment_id', fulfillment_id)
    from order_parcel where delivered_at between now() - interval '1 day' and now() - interval '2 minutes'
    union all
    select 'parcel-returned:' || fulfillment_id, 'parcel-returned', jsonb_build_object('fulfillment_id', fulfillment_id)
    from returned_parcel where received_at between now() - interval '1 day' and now() - interval '2 minutes'
    union all
    select 'order-pieces-cancelled:' || c.id, 'order-pieces-cancelled', jsonb_build_object('pieces_id', c.id)
    from order_cancelled_pieces c
    where c.created_at between now() - interval '1 day' and now() - interval '2 minutes'
    union all
    select 'return:' || r.id || ':' || r.state, 'return-changed',
      jsonb_build_object('return_id', r.id, 'state', r.state)
    from order_return r
    where r.updated_at between now() - interval '1 day' and now() - interval '2 minutes'
      and r.state in ('requested', 'approved', 'rejected', 'received')
    union all
    select 'payment-refunded:' || r.razorpay_order_id, 'payment-refunded', jsonb_build_object(
      'razorpay_order_id', r.razorpay_order_id, 'customer_id', r.customer_id, 'order_id', r.order_id,
      'amount', r.amount, 'reason', r.reason)
    from refunded_payment r
    where r.refunded_at between now() - interval '1 day' and now() - interval '2 minutes'
    union all
    select 'order-refunded:' || f.id, 'order-refunded', jsonb_build_object('refund_id', f.id)
    from order_refund f
    where f.requested and f.processed_at between now() - interval '1 day' and now() - interval '2 minutes'
  )
  select told.* from told where not exists (select 1 from outbox_mail m where m.id = told.id) limit 500`

/** Returns mails about orders and refunds of the last day that are not in the outbox. */
export async function findMissedMails(container: MedusaContainer): Promise<MissedMail[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: MissedMail[] }>(MISSED)
  return rows
}

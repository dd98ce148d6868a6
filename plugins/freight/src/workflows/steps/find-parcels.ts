import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"

/** How far an order's parcels are. */
export type Parcels = {
  canceled: boolean
  /** all that was paid went back to the shopper */
  given_back: boolean
  shipping_option_id: string | null
  /** what is in no parcel yet */
  remaining: { id: string; quantity: number }[]
  parcels: {
    id: string
    shipped: boolean
    delivered: boolean
    items: { id: string; quantity: number }[]
    labels: { tracking_number: string; tracking_url: string; label_url: string }[]
  }[]
}

const PARCELS = `
  select o.status::text = 'canceled' as canceled,
    coalesce((
      select sum(pc.captured_amount) > 0 and sum(pc.refunded_amount) >= sum(pc.captured_amount)
      from order_payment_collection l
      join payment_collection pc on pc.id = l.payment_collection_id and pc.deleted_at is null
      where l.order_id = o.id and l.deleted_at is null), false) as given_back,
    coalesce(
      (select sm.shipping_option_id from order_shipping os join order_shipping_method sm on sm.id = os.shipping_method_id
        join shipping_option so on so.id = sm.shipping_option_id and so.deleted_at is null
        where os.order_id = o.id and os.version = o.version and os.deleted_at is null and os.return_id is null limit 1),
      (select id from shipping_option so where deleted_at is null and not exists (
          select 1 from shipping_option_rule r where r.shipping_option_id = so.id and r.deleted_at is null
            and r.attribute = 'is_return' and r.value #>> '{}' = 'true')
        order by created_at, id limit 1)
    ) as shipping_option_id,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', item_id, 'quantity', quantity - fulfilled_quantity))
      from order_item where order_id = o.id and version = o.version and deleted_at is null and quantity > fulfilled_quantity
    ), '[]') as remaining,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', f.id, 'shipped', f.shipped_at is not null,
        'delivered', f.delivered_at is not null,
        'items', (select coalesce(jsonb_agg(jsonb_build_object('id', i.line_item_id, 'quantity', i.quantity)), '[]')
          from fulfillment_item i where i.fulfillment_id = f.id and i.deleted_at is null),
        'labels', (select coalesce(jsonb_agg(jsonb_build_object('tracking_number', t.tracking_number,
            'tracking_url', t.tracking_url, 'label_url', t.label_url)), '[]')
          from fulfillment_label t where t.fulfillment_id = f.id and t.deleted_at is null)) order by f.created_at)
      from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
      where l.order_id = o.id and l.deleted_at is null and f.deleted_at is null and f.canceled_at is null
    ), '[]') as parcels
  from "order" o where o.id = ? and o.deleted_at is null and not o.is_draft_order`

/** @throws MedusaError `not_found` */
export async function findParcels(container: MedusaContainer, order_id: string): Promise<Parcels> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: Parcels[] }>(PARCELS, [order_id])
  if (!rows.length) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such order")
  return rows[0]
}

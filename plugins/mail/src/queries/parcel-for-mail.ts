import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export type ParcelForMail = {
  order_id: string
  tracking: { number: string; url: string; courier: string | null }[]
}

const PARCEL = `
  select link.order_id, coalesce(labels.tracking, '[]') as tracking
  from fulfillment f
  join order_fulfillment link on link.fulfillment_id = f.id and link.deleted_at is null
  left join lateral (
    select jsonb_agg(jsonb_build_object('number', l.tracking_number, 'url', l.tracking_url,
        'courier', f.data ->> 'courier') order by l.created_at)
      as tracking
    from fulfillment_label l where l.fulfillment_id = f.id and l.deleted_at is null
  ) labels on true
  where f.id = :id and f.deleted_at is null and f.canceled_at is null
  limit 1`

/** Undefined when the fulfilment was cancelled or belongs to no order. */
export async function findParcelForMail(container: MedusaContainer, id: string): Promise<ParcelForMail | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: ParcelForMail[] }>(PARCEL, { id })
  return rows[0]
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export type ParcelForMail = {
  order_id: string
  tracking: { number: string; url: string; courier: string | null }[]
}

const PARCEL = `
  select parcel.order_id, coalesce((
    select jsonb_agg(jsonb_build_object('number', label.number, 'url', label.url, 'courier', parcel.courier)
      order by label.created_at)
    from parcel_label label where label.fulfillment_id = parcel.fulfillment_id), '[]') as tracking
  from order_parcel parcel where parcel.fulfillment_id = :id limit 1`

/** Undefined when the fulfilment was cancelled or belongs to no order. */
export async function findParcelForMail(container: MedusaContainer, id: string): Promise<ParcelForMail | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: ParcelForMail[] }>(PARCEL, { id })
  return rows[0]
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Of orders whose tax is stored: what an earlier version shipped has no documents. */
const UNDOCUMENTED = `
  select p.order_id, p.fulfillment_id
  from order_parcel p join taxed_order t on t.order_id = p.order_id
  where p.shipped_at > now() - interval '2 days'
    and not exists (select from order_document d where d.fulfillment_id = p.fulfillment_id)
  order by p.shipped_at limit 50`

export type UndocumentedParcel = { order_id: string; fulfillment_id: string }

/** Parcels that left without an invoice: Medusa's own Admin API, or an earlier version beside this one, registered that they did. */
export async function findUndocumentedParcels(container: MedusaContainer): Promise<UndocumentedParcel[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (await database.raw<{ rows: UndocumentedParcel[] }>(UNDOCUMENTED)).rows
}

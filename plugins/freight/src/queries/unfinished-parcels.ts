import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Minimum age: younger parcels are probably being booked, and checking one waits for the order's lock. */
const FRESH_SECONDS = 15

/** `haat_unfinished_parcel` is its index. */
const UNFINISHED = `
  select f.id as fulfillment_id, o.order_id
  from fulfillment f
  join placed_order o on o.order_id = 'order_' || split_part(substr(f.id, 5), '_', 1)
  where f.shipped_at is null and f.canceled_at is null and f.deleted_at is null
    and f.created_at < now() - make_interval(secs => ?)
    and not exists (select 1 from order_fulfillment l where l.fulfillment_id = f.id)
  order by f.created_at limit 50`

export type UnfinishedParcel = { fulfillment_id: string; order_id: string }

/** Finds parcels that were booked but not recorded in an order, because the process died or is slow. */
export async function findUnfinishedParcels(container: MedusaContainer): Promise<UnfinishedParcel[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (await database.raw<{ rows: UnfinishedParcel[] }>(UNFINISHED, [FRESH_SECONDS])).rows
}

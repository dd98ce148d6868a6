import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ManualParcel } from "../contract"
import { type OrderedItem, piecesIn } from "./find-parcels"

/** Parcel that is not recorded in an order yet. */
export type UnrecordedParcel = {
  /** set for a parcel passed by hand: the carrier is not called */
  by_hand: ManualParcel | null
  /** booked with the carrier; only the record is missing */
  booked: boolean
  /** the warehouse it leaves from */
  location_id: string
  /** pieces of the order's lines */
  items: OrderedItem[]
}

const UNRECORDED = `
  select f.metadata -> 'by_hand' as by_hand, f.location_id, ${piecesIn("f.id")} as items,
    exists (select 1 from fulfillment_label l where l.fulfillment_id = f.id and l.deleted_at is null) as booked
  from fulfillment f
  where f.id = ? and f.shipped_at is null and f.canceled_at is null and f.deleted_at is null
    and not exists (select 1 from order_fulfillment l where l.fulfillment_id = f.id)`

export async function findUnrecorded(
  container: MedusaContainer,
  fulfillment_id: string,
): Promise<UnrecordedParcel | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (await database.raw<{ rows: UnrecordedParcel[] }>(UNRECORDED, [fulfillment_id])).rows[0]
}

/** Deletes an unrecorded parcel. Does not cancel the carrier's booking. */
export async function dropUnrecorded(container: MedusaContainer, fulfillment_id: string) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(async (trx) => {
    for (const table of ["fulfillment_label", "fulfillment_item"])
      await trx.raw(`delete from ${table} where fulfillment_id = ?`, [fulfillment_id])
    await trx.raw(
      `delete from fulfillment where id = ? and not exists (select 1 from order_fulfillment where fulfillment_id = ?)`,
      [fulfillment_id, fulfillment_id],
    )
  })
}

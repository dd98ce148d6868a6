import type { MedusaContainer } from "@medusajs/framework/types"
import type FreightService from "../modules/freight/service"
import { bookingReference } from "../parcel-id"
import { dropUnrecorded, findUnrecorded } from "../queries/unrecorded-parcel"

/**
 * Takes back a parcel that is no order's yet: the carrier's booking, then our row. The caller holds the order's key.
 * @returns whether there was one
 * @throws what the carrier's client throws, and then the row is kept
 */
export async function takeBackUnrecorded(
  container: MedusaContainer,
  parcel: { order_id: string; fulfillment_id: string },
): Promise<boolean> {
  const left = await findUnrecorded(container, parcel.fulfillment_id)
  if (!left) return false
  if (!left.by_hand) {
    const references = new Set([true, false].map((whole) => bookingReference({ ...parcel, whole })))
    await container.resolve<FreightService>("freight").takeBack([...references])
  }
  await dropUnrecorded(container, parcel.fulfillment_id)
  return true
}

import { withOrderLock } from "@haat/sdk/server/order-lock"
import type { MedusaContainer } from "@medusajs/framework/types"
import type FreightService from "../modules/freight/service"
import { bookingReference } from "../parcel-id"
import { dropUnrecorded, findUnrecorded } from "../queries/unrecorded-parcel"
import { CARRIER_TIMEOUT_S } from "./carrier-timeout"

type Input = { order_id: string; fulfillment_id: string }

/**
 * Takes back a parcel that was begun and will never leave: the carrier's booking, then our row. One that left stays.
 */
export const takeBackParcel = (container: MedusaContainer, input: Input): Promise<boolean> =>
  withOrderLock(container, input.order_id, () => takeBackUnrecorded(container, input), CARRIER_TIMEOUT_S)

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
    await container.resolve<FreightService>("freight").cancelByReference([...references])
  }
  await dropUnrecorded(container, parcel.fulfillment_id)
  return true
}

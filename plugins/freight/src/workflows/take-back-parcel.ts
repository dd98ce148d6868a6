import { withOrderLock } from "@haat/sdk/server/order-lock"
import type { MedusaContainer } from "@medusajs/framework/types"
import type FreightService from "../modules/freight/service"
import { bookingReference } from "../parcel-id"
import { dropUnrecorded, findUnrecorded } from "../queries/unrecorded-parcel"
import { CARRIER_TIMEOUT_S } from "./carrier-timeout"

type Input = { order_id: string; fulfillment_id: string }

/**
 * Cancels an unfinished parcel: the carrier's booking, then our row. Skips a shipped parcel.
 */
export const takeBackParcel = (container: MedusaContainer, input: Input): Promise<boolean> =>
  withOrderLock(container, input.order_id, () => takeBackUnrecorded(container, input), CARRIER_TIMEOUT_S)

/**
 * Cancels an unrecorded parcel: the carrier's booking, then our row. The caller must hold the order's lock.
 * @returns false when there was none
 * @throws errors of the carrier's client; the row is kept then
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

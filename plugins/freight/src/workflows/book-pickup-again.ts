import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { TRACKING } from "../contract"
import { FREIGHT_ERRORS } from "../errors"
import type { TrackingService } from "../modules/tracking/service"
import { settlePickup } from "./settle-pickup"

/**
 * Retries a failed pickup with the current address and goods, after cancelling the rejected booking. A second rejection
 * stores its reason with the pickup.
 * @throws HttpError 409 when no booking has failed; 502 when the rejected booking cannot be cancelled, and nothing has
 * changed
 */
export async function bookPickupAgain(container: MedusaContainer, return_id: string): Promise<void> {
  const { pickups } = container.resolve<TrackingService>(TRACKING)
  const pickup = await pickups.claimFailedPickup(return_id)
  if (!pickup) throw new HttpError(FREIGHT_ERRORS.pickup_not_failed)
  try {
    if (pickup.rejected) await pickups.cancel(return_id)
  } catch (error) {
    await pickups.release(pickup, pickup.failures)
    throw error
  }
  await settlePickup(container, { ...pickup, rejected: false })
}

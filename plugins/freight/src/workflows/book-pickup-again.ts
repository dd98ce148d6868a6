import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { TRACKING } from "../contract"
import { FREIGHT_ERRORS } from "../errors"
import type { TrackingService } from "../modules/tracking/service"
import { settlePickup } from "./settle-pickup"

/**
 * Books a pickup that failed once more, with the address and the goods as they are now: what the carrier has of the try
 * that it rejected is taken back before. Rejected again, the pickup says why.
 * @throws HttpError 409 where no booking has failed; 502 where the rejected try cannot be taken back, and nothing has
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

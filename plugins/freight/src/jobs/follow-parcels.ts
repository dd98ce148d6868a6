import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { TRACKING } from "../contract"
import type { TrackingService, WatchedParcel } from "../modules/tracking/service"
import { deliverOrder } from "../workflows/deliver-order"

const AT_ONCE = 5
/** Final states, after which the carrier is not asked. */
const ENDS = ["returned", "lost", "canceled"]

/** Polls the carrier about due parcels and marks the delivered ones. Each parcel is claimed by one process. */
export default async function followParcels(container: MedusaContainer) {
  const tracking = container.resolve<TrackingService>(TRACKING)
  await tracking.trackNewParcels()
  await Promise.all((await tracking.claimDueParcels(AT_ONCE)).map((parcel) => follow(container, parcel)))
}

async function follow(container: MedusaContainer, parcel: WatchedParcel) {
  const tracking = container.resolve<TrackingService>(TRACKING)
  try {
    // The webhook has reported the delivery already; only the order is updated.
    if (parcel.phase === "delivered") {
      const { order_id, id: fulfillment_id } = parcel
      await deliverOrder(container, { order_id, fulfillment_id })
      return await tracking.stopTracking(parcel.id)
    }
    if (parcel.phase && ENDS.includes(parcel.phase)) return await tracking.stopTracking(parcel.id)
    const news = await tracking.readNews(parcel.number)
    await tracking.scheduleNextCheck(parcel.id, 0)
    if (news) await tracking.record(news)
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`Parcel ${parcel.number} is asked about again later: ${(error as Error).message}`)
    await tracking.scheduleNextCheck(parcel.id, parcel.failures + 1)
  }
}

export const config = { name: "freight-follow-parcels", schedule: "*/5 * * * * *" }

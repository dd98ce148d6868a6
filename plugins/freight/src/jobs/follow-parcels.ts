import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { TRACKING } from "../contract"
import type { TrackingService, Watched } from "../modules/tracking/service"
import { deliverOrder } from "../workflows/deliver-order"

const AT_ONCE = 5
/** Final states, after which the carrier is not asked. */
const ENDS = ["returned", "lost", "canceled"]

/** Asks the carrier about parcels that are due, each at most once, and marks as delivered what it says has arrived. */
export default async function followParcels(container: MedusaContainer) {
  const tracking = container.resolve<TrackingService>(TRACKING)
  await tracking.watchNewParcels()
  await Promise.all((await tracking.claimDue(AT_ONCE)).map((parcel) => follow(container, parcel)))
}

async function follow(container: MedusaContainer, parcel: Watched) {
  const tracking = container.resolve<TrackingService>(TRACKING)
  try {
    // The webhook said so already: what is left is to write it down.
    if (parcel.phase === "delivered") {
      const { order_id, id: fulfillment_id } = parcel
      await deliverOrder(container, { order_id, fulfillment_id })
      return await tracking.endWatch(parcel.id)
    }
    if (parcel.phase && ENDS.includes(parcel.phase)) return await tracking.endWatch(parcel.id)
    const news = await tracking.readNews(parcel.number)
    await tracking.postpone(parcel.id, 0)
    if (news) await tracking.record(news)
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`Parcel ${parcel.number} is asked about again later: ${(error as Error).message}`)
    await tracking.postpone(parcel.id, parcel.failures + 1)
  }
}

export const config = { name: "freight-follow-parcels", schedule: "*/5 * * * * *" }

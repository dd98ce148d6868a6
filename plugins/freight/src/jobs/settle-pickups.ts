import type { MedusaContainer } from "@medusajs/framework/types"
import { TRACKING } from "../contract"
import type { TrackingService } from "../modules/tracking/service"
import { settlePickup } from "../workflows/settle-pickup"

const AT_ONCE = 5

/** Books, polls and cancels due pickups. Each pickup is claimed by one process. */
export default async function settlePickups(container: MedusaContainer) {
  const due = await container.resolve<TrackingService>(TRACKING).pickups.claim(AT_ONCE)
  await Promise.all(due.map((pickup) => settlePickup(container, pickup)))
}

export const config = { name: "freight-settle-pickups", schedule: "*/5 * * * * *" }

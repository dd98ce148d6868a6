import type { MedusaContainer } from "@medusajs/framework/types"
import { TRACKING } from "../contract"
import type { TrackingService } from "../modules/tracking/service"

/** Revokes the tracking links of an order; later mails have new ones. */
export const withdrawLinks = (container: MedusaContainer, order_id: string): Promise<void> =>
  container.resolve<TrackingService>(TRACKING).revokeLinks(order_id)

import type { MedusaContainer } from "@medusajs/framework/types"
import { TRACKING } from "../contract"
import type { TrackingService } from "../modules/tracking/service"

/** Revokes the links by which an order could be followed so far; later mails have new ones. */
export const withdrawLinks = (container: MedusaContainer, order_id: string): Promise<void> =>
  container.resolve<TrackingService>(TRACKING).revokeLinks(order_id)

import { workflowOf } from "@haat/sdk/server/workflow-of"
import { TRACKING } from "../contract"
import type { TrackingService } from "../modules/tracking/service"

/** The links by which an order could be followed so far are of no use any more; later mails have new ones. */
export const withdrawLinksWorkflow = workflowOf(
  "freight-withdraw-links",
  async (container, { order_id }: { order_id: string }) => {
    await container.resolve<TrackingService>(TRACKING).revokeLinks(order_id)
    return { order_id }
  },
)

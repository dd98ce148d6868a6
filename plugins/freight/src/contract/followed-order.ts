import { TrackedParcel } from "@haat/checkout/contract"
import { z } from "zod"

/** An order as shown to any holder of a tracking link: no address, no phone, no price. */
export const FollowedOrder = z.object({
  display_id: z.number(),
  ordered_at: z.string(),
  status: z.enum(["pending", "completed", "canceled"]),
  fulfillment_status: z.enum(["not_fulfilled", "packed", "shipped", "delivered"]),
  estimated_delivery_days: z.string().describe('As quoted when it was ordered, "3-5", or "N/A"'),
  parcels: z.array(TrackedParcel),
})
export type FollowedOrder = z.infer<typeof FollowedOrder>

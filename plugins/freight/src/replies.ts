import { FollowedParcel } from "@haat/checkout/contract"
import { z } from "zod"

export const FollowedOrder = z.object({
  display_id: z.number(),
  ordered_at: z.string(),
  status: z.enum(["pending", "completed", "canceled"]),
  fulfillment_status: z.enum(["not_fulfilled", "packed", "shipped", "delivered"]),
  estimated_delivery_days: z.string().describe('As quoted when it was ordered, "3-5", or "N/A"'),
  parcels: z.array(FollowedParcel),
})

export const Places = z.object({
  postal_code: z.string(),
  state: z.string(),
  states: z
    .array(z.string())
    .describe(
      "All that the code serves, the one with most post offices first; none where only the public service knows it",
    ),
  country: z.string(),
  country_code: z.literal("in"),
  cities: z.array(z.string()).describe("At least one; several mean that the shopper picks"),
})

export const Quote = z.object({
  item_id: z.string(),
  freight_charge: z.number().describe("Rupees, for all pieces of the item; 0 when the carrier does not answer"),
  estimated_delivery_days: z.string().describe('As the carrier says it, "3" or "3-6"; "N/A" when it does not answer'),
  not_served: z.literal(true).optional().describe("Only where the carrier says that it does not go there"),
})

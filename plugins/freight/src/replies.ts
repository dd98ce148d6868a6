import { z } from "zod"

export const Places = z.object({
  postal_code: z.string(),
  state: z.string(),
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

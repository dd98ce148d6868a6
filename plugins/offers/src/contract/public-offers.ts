import { z } from "zod"

/** Query of the offers that a product's page shows. */
export const AskPublicOffers = z.object({
  product_id: z
    .string("There is no such product")
    .regex(/^[\w-]{0,100}$/, "There is no such product")
    .default(""),
})
export type AskPublicOffers = z.infer<typeof AskPublicOffers>

/** An offer that needs no code. */
export const PublicOffer = z.object({
  name: z.string(),
  name_hi: z.string().optional(),
  min_amount: z.number().describe("Rupees; 0 for any amount"),
})
export type PublicOffer = z.infer<typeof PublicOffer>

import { z } from "zod"

/** Query of the offers that a product's page shows. */
export const AskPublicOffers = z.object({
  product_id: z
    .string("There is no such product")
    .regex(/^[\w-]{0,100}$/, "There is no such product")
    .default(""),
})
export type AskPublicOffers = z.infer<typeof AskPublicOffers>

/** An offer that needs no code; `min_amount` in rupees. */
export type PublicOffer = { name: string; name_hi?: string; min_amount: number }

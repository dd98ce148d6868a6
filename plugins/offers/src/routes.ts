import { like } from "@haat/sdk/like"
import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import { AskPublicOffers, type PublicOffer } from "./contract"

const Shown = like<PublicOffer>()(
  z.object({
    name: z.string(),
    name_hi: z.string().optional(),
    min_amount: z.number().describe("Rupees; 0 for any amount"),
  }),
)

export const OFFER_ROUTES = defineRoutes("Store: offers", {
  "GET /store/offers": {
    who: "everyone",
    summary: "Offers that need no code and apply now to a product, or to any",
    query: AskPublicOffers,
    reply: z.object({ offers: z.array(Shown) }),
  },
})

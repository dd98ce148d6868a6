import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import { AskPublicOffers, PublicOffer } from "./contract"

export const OFFER_ROUTES = defineRoutes("Store: offers", {
  "GET /store/offers": {
    who: "everyone",
    summary: "Offers that need no code and apply now to a product, or to any",
    query: AskPublicOffers,
    reply: z.object({ offers: z.array(PublicOffer) }),
  },
})

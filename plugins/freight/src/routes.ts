import { like } from "@haat/http/like"
import { defineRoutes } from "@haat/http/route"
import { z } from "zod"
import { AskQuote, type FreightQuote, PostalCode, type PostalPlaces } from "./contract"

const Places = like<PostalPlaces>()(
  z.object({
    postal_code: z.string(),
    state: z.string(),
    country: z.string(),
    country_code: z.literal("in"),
    cities: z.array(z.string()).describe("At least one; several mean that the shopper picks"),
  }),
)

const Quote = like<FreightQuote>()(
  z.object({
    item_id: z.string(),
    freight_charge: z.number().describe("Rupees; 0 when the carrier does not answer"),
    estimated_delivery_days: z.string().describe('"N/A" when the carrier does not answer'),
    not_served: z.literal(true).optional().describe("Only where the carrier says that it does not go there"),
  }),
)

export const FREIGHT_ROUTES = defineRoutes("Store: freight", {
  "GET /store/postal-codes/:code": {
    who: "everyone",
    summary: "Places of a postal code",
    params: z.object({ code: PostalCode }),
    reply: z.object({ places: Places }),
    errors: { 404: "None" },
  },
  "GET /store/freight-quotes": {
    who: "everyone",
    summary: "What one piece's delivery costs",
    query: AskQuote,
    reply: z.object({ quote: Quote }),
    errors: { 404: "No such product" },
  },
})

import { defineRoutes } from "@haat/http/route"
import { z } from "zod"
import { AskQuote, PostalCode } from "./contract"
import { Places, Quote } from "./replies"

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

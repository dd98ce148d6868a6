import { FreightQuote } from "@haat/checkout/contract"
import { PostalCode } from "@haat/places/contract"
import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import { AskQuote, FollowedOrder, PostalPlaces } from "./contract"

export const FREIGHT_ROUTES = defineRoutes("Store: freight", {
  "GET /store/postal-codes/:code": {
    who: "everyone",
    summary: "Places of a postal code",
    params: z.object({ code: PostalCode }),
    reply: z.object({ places: PostalPlaces }),
    errors: { 404: "None" },
  },
  "GET /store/freight-quotes": {
    who: "everyone",
    summary: "What one piece's delivery costs",
    query: AskQuote,
    reply: z.object({ quote: FreightQuote }),
    errors: { 404: "No such product" },
  },
  "GET /store/followed-orders/:token": {
    who: "everyone",
    summary: "Where an order's parcels are, by the link of a mail",
    reply: z.object({ order: FollowedOrder }),
    errors: { 404: "Not a link of the shop", 410: "Expired or withdrawn" },
  },
  "POST /store/my-orders/:id/withdrawn-links": {
    who: "customer",
    summary: "Withdraws the links by which this order could be followed so far",
    reply: z.object({ withdrawn: z.literal(true) }),
    errors: { 404: "None" },
  },
  "POST /hooks/parcels": {
    who: "everyone",
    summary: "What the carrier reports of parcels",
    description: "With its key in the header x-api-key; without it the answer is 400.",
  },
})

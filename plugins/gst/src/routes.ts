import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import { DocumentQuery, LegalNotice } from "./contract"

export const GST_ROUTES = [
  ...defineRoutes("Store: checkout", {
    "GET /store/my-orders/:id/invoice": {
      who: "customer",
      summary: "The tax invoice or bill of supply of an order of which goods have left, as a PDF",
      query: DocumentQuery,
      errors: { 404: "None", 409: "Nothing has left yet" },
    },
  }),
  ...defineRoutes("Store: content", {
    "GET /store/legal": {
      who: "everyone",
      summary: "Who runs the shop, and the grievance officer",
      reply: z.object({ legal: LegalNotice }),
    },
  }),
]

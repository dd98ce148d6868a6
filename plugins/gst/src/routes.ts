import { like } from "@haat/sdk/like"
import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import { DocumentQuery, type LegalNotice } from "./contract"

const Notice = like<LegalNotice>()(
  z.object({
    legal_name: z.string(),
    address: z.string(),
    gstin: z.string().describe("Empty where the shop is not registered"),
    contact_email: z.string(),
    contact_phone: z.string(),
    officer: z
      .object({ name: z.string(), email: z.string(), phone: z.string(), hours: z.string() })
      .nullable()
      .describe("The grievance officer; null while there is none"),
  }),
)

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
      reply: z.object({ legal: Notice }),
    },
  }),
]

import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { parseInput } from "@haat/sdk/server/parse-input"
import { DocumentQuery } from "../contract"
import { resolveGst } from "../gst-of"

export const DOCUMENT_RESOURCES = [
  defineResource({
    name: "orders",
    tag: "Back office: orders",
    routes: {
      "GET /back-office/orders/:id/invoice": staffRoute(
        "orders.read",
        "What was issued for an order's goods, as a PDF",
        {
          query: DocumentQuery,
          errors: { 404: "There is none", 409: "Nothing has left yet" },
        },
        async (req, res) => {
          const { locale, paper } = parseInput(DocumentQuery, req.query)
          const { name, content } = await resolveGst(req.scope).fileOf({ order_id: req.params.id, locale, paper })
          res.setHeader("Content-Type", "application/pdf")
          res.setHeader("Content-Disposition", `inline; filename="${name}"`)
          res.send(content)
        },
      ),
    },
  }),
]

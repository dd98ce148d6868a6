import { DocumentQuery } from "@haat/gst/contract"
import { parseInput } from "@haat/sdk/server/parse-input"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { gstOf } from "../../../../../queries/gst"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { locale, paper } = parseInput(DocumentQuery, req.query)
  const { name, content } = await gstOf(req.scope).fileOf({ order_id: req.params.id, locale, paper })
  res.setHeader("Content-Type", "application/pdf")
  res.setHeader("Content-Disposition", `inline; filename="${name}"`)
  res.send(content)
}

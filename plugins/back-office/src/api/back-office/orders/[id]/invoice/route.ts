import { LocaleQuery } from "@haat/http/locale"
import { parseInput } from "@haat/http/parse-input"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { gstOf } from "../../../../../queries/gst"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { locale } = parseInput(LocaleQuery, req.query)
  const { name, content } = await gstOf(req.scope).fileOf({ order_id: req.params.id, locale })
  res.setHeader("Content-Type", "application/pdf")
  res.setHeader("Content-Disposition", `inline; filename="${name}"`)
  res.send(content)
}

import { ReturnMonth, ReturnQuery } from "@haat/gst/contract"
import { parseInput } from "@haat/sdk/server/parse-input"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { gstOf } from "../../../../queries/gst"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { gstin } = parseInput(ReturnQuery, req.query)
  res.json(await gstOf(req.scope).reports.gstReturn({ month: parseInput(ReturnMonth, req.params.month), gstin }))
}

import { TaxReportQuery } from "@haat/gst/contract"
import { parseInput } from "@haat/sdk/server/parse-input"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { gstOf } from "../../../queries/gst"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await gstOf(req.scope).reports.taxReport(parseInput(TaxReportQuery, req.query)))
}

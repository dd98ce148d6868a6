import { TaxReportQuery } from "@haat/gst/contract"
import { parseInput } from "@haat/http/parse-input"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { onePage, sendCsv } from "../../../../csv/send-csv"
import { gstOf } from "../../../../queries/gst"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { from, until } = parseInput(TaxReportQuery, req.query)
  const { headings, rows } = await gstOf(req.scope).taxReportTable({ from, until })
  await sendCsv(res, `tax-${from}-${until}.csv`, headings, onePage(rows))
  res.end()
}

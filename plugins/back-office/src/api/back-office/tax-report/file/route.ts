import { TaxReportQuery } from "@haat/gst/contract"
import { parseInput } from "@haat/sdk/server/parse-input"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { auditedBy } from "../../../../audit-log/audit-entry"
import { auditRead } from "../../../../audit-log/audit-read"
import { onePage, sendCsv } from "../../../../csv/send-csv"
import { gstOf } from "../../../../queries/gst"
import { administratorOf } from "../../../guard"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const wanted = parseInput(TaxReportQuery, req.query)
  const { from, until, gstin } = wanted
  const { headings, rows } = await gstOf(req.scope).reports.taxReportTable(wanted)
  const read = { resource: "tax-report", action: "exported", filter: { from, until, ...(gstin && { gstin }) } } as const
  await auditRead(req.scope, auditedBy(administratorOf(req)), read, () =>
    sendCsv(res, `tax-${[gstin, from, until].filter(Boolean).join("-")}.csv`, headings, onePage(rows)),
  )
  res.end()
}

import { RETURN_FILES, ReturnMonth, ReturnQuery } from "@haat/gst/contract"
import { parseInput } from "@haat/sdk/server/parse-input"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "zod"
import { auditedBy } from "../../../../../../audit-log/audit-entry"
import { auditRead } from "../../../../../../audit-log/audit-read"
import { onePage, sendCsv } from "../../../../../../csv/send-csv"
import { gstOf } from "../../../../../../queries/gst"
import { administratorOf } from "../../../../../guard"

const Wanted = z.object({ month: ReturnMonth, file: z.enum(RETURN_FILES, "There is no such file") })

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { month, file } = parseInput(Wanted, req.params)
  const { gstin } = parseInput(ReturnQuery, req.query)
  const found = await gstOf(req.scope).reports.returnFile({ month, gstin }, file)
  const read = {
    resource: "tax-returns",
    action: "exported",
    filter: { month, file, ...(gstin && { gstin }) },
  } as const
  await auditRead(req.scope, auditedBy(administratorOf(req)), read, async () => {
    if ("table" in found) return sendCsv(res, found.name, found.table.headings, onePage(found.table.rows))
    res.setHeader("Content-Disposition", `attachment; filename="${found.name}"`)
    res.json(found.json)
    return { rows: 1 }
  })
  res.end()
}

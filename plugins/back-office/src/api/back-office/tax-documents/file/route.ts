import { type PeriodFile, PeriodQuery } from "@haat/gst/contract"
import { parseInput } from "@haat/sdk/server/parse-input"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { auditedBy } from "../../../../audit-log/audit-entry"
import { auditRead } from "../../../../audit-log/audit-read"
import { sendZip } from "../../../../csv/send-zip"
import { gstOf } from "../../../../queries/gst"
import { administratorOf } from "../../../guard"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const period = parseInput(PeriodQuery, req.query)
  const { from, until } = period
  const gst = gstOf(req.scope)
  const read = { resource: "tax-documents", action: "exported", filter: { from, until } } as const
  await auditRead(req.scope, auditedBy(administratorOf(req)), read, async () => {
    const left = { rows: 0 }
    await sendZip(res, `documents-${from}-${until}.zip`, counted(gst.reports.periodFiles(period), left))
    return left
  })
}

/** The files as they are; `left.rows` are the documents of those that have been sent. */
async function* counted(files: AsyncIterable<PeriodFile>, left: { rows: number }) {
  for await (const file of files) {
    yield file
    left.rows += file.documents
  }
}

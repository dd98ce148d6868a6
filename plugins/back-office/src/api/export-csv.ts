import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { auditedBy } from "../audit-log/audit-entry"
import { auditRead } from "../audit-log/audit-read"
import { sendCsv } from "../csv/send-csv"
import { administratorOf } from "./guard"

type Export = { resource: string; headings: string[]; filter: object }

/** Returns what a list has as a CSV file, and writes into the audit log who took how much of it by which filter. */
export const exportCsv = async (
  req: MedusaRequest,
  res: MedusaResponse,
  { resource, headings, filter }: Export,
  pages: AsyncIterable<string[][]>,
) => {
  const read = () => sendCsv(res, `${resource}.csv`, headings, pages)
  await auditRead(req.scope, auditedBy(administratorOf(req)), { resource, action: "exported", filter }, read)
  res.end()
}

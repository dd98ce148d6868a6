import { requestAdministrator } from "@haat/sdk/server/back-office/administrator"
import { auditRead, toAuditActor } from "@haat/sdk/server/back-office/audit-log"
import { replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { onePage, sendCsv } from "@haat/sdk/server/csv/send-csv"
import { sendZip } from "@haat/sdk/server/csv/send-zip"
import { parseInput } from "@haat/sdk/server/parse-input"
import { z } from "zod"
import {
  DaysQuery,
  type PeriodFile,
  PeriodQuery,
  RETURN_FILES,
  ReturnMonth,
  ReturnQuery,
  TaxReportQuery,
} from "../contract"
import { resolveGst } from "../gst-of"
import { GST_PERMISSIONS } from "../permissions"

/** The files as they are; `left.rows` are the documents of those that have been sent. */
async function* counted(files: AsyncIterable<PeriodFile>, left: { rows: number }) {
  for await (const file of files) {
    yield file
    left.rows += file.documents
  }
}

const Wanted = z.object({ month: ReturnMonth, file: z.enum(RETURN_FILES, "There is no such file") })

const MONTH = "`month` as 2026-11"

export const TAX_RESOURCES = [
  defineResource({
    name: "tax-returns",
    tag: "Back office: tax",
    permissions: GST_PERMISSIONS,
    routes: {
      "GET /back-office/tax-returns/:month": staffRoute(
        "tax-returns.read",
        "A month's GSTR-1 beside the shop's books",
        {
          query: ReturnQuery,
          description: `${MONTH}; without \`gstin\` that of the shop itself`,
          errors: { 404: "The shop has no such GSTIN" },
        },
        async (req, res) => {
          const { gstin } = parseInput(ReturnQuery, req.query)
          res.json(
            await resolveGst(req.scope).reports.gstReturn({ month: parseInput(ReturnMonth, req.params.month), gstin }),
          )
        },
      ),
      "GET /back-office/tax-returns/:month/files/:file": staffRoute(
        "tax-returns.read",
        "A file of a month's GSTR-1",
        {
          query: ReturnQuery,
          description: `${MONTH}, \`file\` one of ${RETURN_FILES.join(", ")}. It stands in the audit log.`,
        },
        async (req, res) => {
          const { month, file } = parseInput(Wanted, req.params)
          const { gstin } = parseInput(ReturnQuery, req.query)
          const found = await resolveGst(req.scope).reports.returnFile({ month, gstin }, file)
          const read = {
            resource: "tax-returns",
            action: "exported",
            filter: { month, file, ...(gstin && { gstin }) },
          } as const
          await auditRead(req.scope, toAuditActor(requestAdministrator(req)), read, async () => {
            if ("table" in found) return sendCsv(res, found.name, found.table.headings, onePage(found.table.rows))
            res.setHeader("Content-Disposition", `attachment; filename="${found.name}"`)
            res.json(found.json)
            return { rows: 1 }
          })
          res.end()
        },
      ),
    },
  }),
  defineResource({
    name: "tax-documents",
    tag: "Back office: tax",
    routes: {
      "GET /back-office/tax-documents": staffRoute(
        "tax-returns.read",
        "How many documents were issued on these days",
        {
          query: DaysQuery,
        },
        replyHandler((req) => resolveGst(req.scope).reports.countPeriodDocuments(parseInput(DaysQuery, req.query))),
      ),
      "GET /back-office/tax-documents/file": staffRoute(
        "tax-returns.read",
        "All documents of these days as a zip of PDFs",
        {
          query: PeriodQuery,
          description: "Sent while it is made, fifty documents in a file. It stands in the audit log.",
        },
        async (req, res) => {
          const period = parseInput(PeriodQuery, req.query)
          const { from, until } = period
          const gst = resolveGst(req.scope)
          const read = { resource: "tax-documents", action: "exported", filter: { from, until } } as const
          await auditRead(req.scope, toAuditActor(requestAdministrator(req)), read, async () => {
            const left = { rows: 0 }
            await sendZip(res, `documents-${from}-${until}.zip`, counted(gst.reports.periodFiles(period), left))
            return left
          })
        },
      ),
    },
  }),
  defineResource({
    name: "tax-report",
    tag: "Back office: tax",
    routes: {
      "GET /back-office/tax-report": staffRoute(
        "tax-returns.read",
        "Sales and tax by day, state and rate",
        {
          query: TaxReportQuery,
        },
        replyHandler((req) => resolveGst(req.scope).reports.taxReport(parseInput(TaxReportQuery, req.query))),
      ),
      "GET /back-office/tax-report/file": staffRoute(
        "tax-returns.read",
        "The same as a CSV file",
        {
          query: TaxReportQuery,
        },
        async (req, res) => {
          const wanted = parseInput(TaxReportQuery, req.query)
          const { from, until, gstin } = wanted
          const { headings, rows } = await resolveGst(req.scope).reports.taxReportTable(wanted)
          const read = {
            resource: "tax-report",
            action: "exported",
            filter: { from, until, ...(gstin && { gstin }) },
          } as const
          await auditRead(req.scope, toAuditActor(requestAdministrator(req)), read, () =>
            sendCsv(res, `tax-${[gstin, from, until].filter(Boolean).join("-")}.csv`, headings, onePage(rows)),
          )
          res.end()
        },
      ),
    },
  }),
]

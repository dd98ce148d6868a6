import { DaysQuery, PeriodQuery, RETURN_FILES, ReturnQuery, TaxReportQuery } from "@haat/gst/contract"
import { defineRoutes } from "@haat/sdk/server/route"
import { staffRoute } from "./staff-route"

const MONTH = "`month` as 2026-11"

export const taxRoutes = defineRoutes("Back office: tax", {
  "GET /back-office/tax-returns/:month": staffRoute("tax-returns.read", "A month's GSTR-1 beside the shop's books", {
    query: ReturnQuery,
    description: `${MONTH}; without \`gstin\` that of the shop itself`,
    errors: { 404: "The shop has no such GSTIN" },
  }),
  "GET /back-office/tax-returns/:month/files/:file": staffRoute("tax-returns.read", "A file of a month's GSTR-1", {
    query: ReturnQuery,
    description: `${MONTH}, \`file\` one of ${RETURN_FILES.join(", ")}. It stands in the audit log.`,
  }),
  "GET /back-office/tax-documents": staffRoute("tax-returns.read", "How many documents were issued on these days", {
    query: DaysQuery,
  }),
  "GET /back-office/tax-documents/file": staffRoute(
    "tax-returns.read",
    "All documents of these days as a zip of PDFs",
    {
      query: PeriodQuery,
      description: "Sent while it is made, fifty documents in a file. It stands in the audit log.",
    },
  ),
  "GET /back-office/tax-report": staffRoute("tax-returns.read", "Sales and tax by day, state and rate", {
    query: TaxReportQuery,
  }),
  "GET /back-office/tax-report/file": staffRoute("tax-returns.read", "The same as a CSV file", {
    query: TaxReportQuery,
  }),
})

import { auditedHandler, findRecord, listHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource, FIRST_ROWS } from "@haat/sdk/server/back-office/resource"
import { staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ChangeComplaint, ChangeReport } from "./contract"
import { REPORT_ERRORS } from "./errors"
import { PROBLEM_REPORT_PERMISSIONS } from "./permissions"
import { COMPLAINTS } from "./queries/list-complaints"
import { PROBLEM_REPORTS } from "./queries/list-problem-reports"
import { changeComplaint } from "./workflows/change-complaint"
import { changeReport } from "./workflows/change-report"

const findComplaint = findRecord(COMPLAINTS.find, REPORT_ERRORS.no_such_complaint)

const findReport = findRecord(PROBLEM_REPORTS.find, REPORT_ERRORS.no_such_report)

export const PROBLEM_REPORT_RESOURCES = [
  defineResource({
    name: "problem-reports",
    tag: "Back office: people",
    permissions: PROBLEM_REPORT_PERMISSIONS,
    readRecord: PROBLEM_REPORTS.find,
    readTodo: async (db) => ({
      problem_reports: await PROBLEM_REPORTS.page(db, { ...FIRST_ROWS, filter: { resolved: false } }),
    }),
    routes: {
      "GET /back-office/problem-reports": staffList(
        "problem-reports.read",
        "Problem reports, newest first",
        "product_id, resolved",
        listHandler("problem-reports", PROBLEM_REPORTS, PROBLEM_REPORTS.page),
      ),
      "GET /back-office/problem-reports/:id": staffRoute(
        "problem-reports.read",
        "One problem report",
        {},
        replyHandler(findReport),
      ),
      "PUT /back-office/problem-reports/:id": staffRoute(
        "problem-reports.edit",
        "Resolves or answers a problem report",
        {
          body: ChangeReport,
          errors: { 400: "Wrong, or a reply to nobody", 404: "There is none" },
        },
        auditedHandler(async (req: MedusaRequest<ChangeReport>) => {
          await changeReport(req.scope, { id: req.params.id, ...req.validatedBody })
          return await findReport(req)
        }),
      ),
    },
  }),
  defineResource({
    name: "complaints",
    tag: "Back office: people",
    readRecord: COMPLAINTS.find,
    readTodo: async (db) => {
      const [open, overdue] = await Promise.all([
        COMPLAINTS.page(db, { ...FIRST_ROWS, filter: { closed: false } }),
        COMPLAINTS.page(db, { ...FIRST_ROWS, take: 1, filter: { overdue: true } }),
      ])
      return { complaints: { ...open, overdue: overdue.count } }
    },
    routes: {
      "GET /back-office/complaints": staffList(
        "problem-reports.read",
        "Complaints to the grievance officer, those first that have waited longest",
        "q (a number or an e-mail address), closed, overdue",
        listHandler("complaints", COMPLAINTS, COMPLAINTS.page),
      ),
      "GET /back-office/complaints/:id": staffRoute(
        "problem-reports.read",
        "One complaint",
        {},
        replyHandler(findComplaint),
      ),
      "PUT /back-office/complaints/:id": staffRoute(
        "problem-reports.edit",
        "Acknowledges, answers or closes a complaint",
        {
          body: ChangeComplaint,
          errors: { 404: "There is none" },
        },
        auditedHandler(async (req: MedusaRequest<ChangeComplaint>) => {
          await changeComplaint(req.scope, { id: req.params.id, change: req.validatedBody })
          return await findComplaint(req)
        }),
      ),
    },
  }),
]

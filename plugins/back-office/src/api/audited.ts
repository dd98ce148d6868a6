import { requestAdministrator } from "@haat/sdk/server/back-office/administrator"
import { toAuditActor } from "@haat/sdk/server/back-office/audit-log"
import { type AuditDetails, type BackOffice, resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { readListQuery } from "@haat/sdk/server/back-office/list-query"
import { describeAuditedChange } from "@haat/sdk/server/back-office/what-changes"
import { readAll } from "@haat/sdk/server/csv/read-all"
import { sendCsv } from "@haat/sdk/server/csv/send-csv"
import { readBody, readPart } from "@haat/sdk/server/parse-input"
import { auditChange, partsOf } from "../audit-log/audit-change"
import { finishEntry, openEntry } from "../audit-log/audit-entry"
import { auditRead } from "../audit-log/audit-read"
import { diff } from "../audit-log/diff"
import { AUDIT_LOG } from "../contract"
import type { AuditLogService } from "../modules/audit-log/service"
import { findRoute } from "./find-route"

/** Outcome of a change that a handler describes. */
const toOutcome = ({ id, subject = "", before, after, parts = [] }: AuditDetails) => ({
  subject_id: id ?? null,
  subject,
  ...diff(before, after),
  parts: partsOf(parts),
})

/** The back office as the handlers of every plugin use it. */
export const BACK_OFFICE: BackOffice = {
  makeAudited: async (make, req, res) => {
    const { body, partial, status = 200, audit, touches } = findRoute(req.method, req.route.path) ?? {}
    const sent = req.body as Record<string, unknown>
    if (body) req.validatedBody = partial ? readPart(body as never, sent) : readBody(body, sent)
    const by = toAuditActor(requestAdministrator(req))
    const run = (details: AuditDetails) => make(req as never, details)
    const reply = await (audit === false || audit === "later"
      ? run({})
      : auditChange(req.scope, by, describeAuditedChange(req), run, { sent, given: audit === "given", touches }))
    res.status(status).json(reply)
  },
  sendExport: async (resource, list, columns, req, res) => {
    const query = readListQuery(req.query, list)
    const db = resolveDatabase(req)
    const cells = Object.values(columns)
    const pages = readAll<Parameters<(typeof cells)[number]>[0]>(
      (take, last) => list.after(db, query, take, last),
      (row) => cells.map((cell) => cell(row)),
    )
    const read = { resource, action: "exported", filter: query.filter } as const
    await auditRead(req.scope, toAuditActor(requestAdministrator(req)), read, () =>
      sendCsv(res, `${resource}.csv`, Object.keys(columns), pages),
    )
    res.end()
  },
  openEntry,
  finishEntry: (scope, id, readOutcome) =>
    finishEntry(scope, id, async () => {
      const details = await readOutcome()
      return details && toOutcome(details)
    }),
  auditRead,
  recordEntry: (scope, by, entry, changes) =>
    scope.resolve<AuditLogService>(AUDIT_LOG).record({ ...by, ...entry }, changes),
}

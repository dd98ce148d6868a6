import { listHandler, replyHandler, resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { AUDIT_LOG_LIST, listAuditLog, readAuditLogFilters } from "../queries/list-audit-log"
import { AUDIT_LOG_PART_LIST, listAuditLogParts } from "../queries/list-audit-log-parts"

export const AUDIT_LOG_RESOURCES = [
  defineResource({
    name: "audit-log",
    tag: "Back office: shop",
    routes: {
      "GET /back-office/audit-log": staffList(
        "audit-log.read",
        "The audit log, newest first",
        "q, user_id, resource, from, until (days in India)",
        listHandler("audit-log", AUDIT_LOG_LIST, listAuditLog),
      ),
      "GET /back-office/audit-log/filters": staffRoute(
        "audit-log.read",
        "What the audit log can be filtered by",
        {},
        replyHandler((req) => readAuditLogFilters(resolveDatabase(req))),
      ),
      "GET /back-office/audit-log/:id/parts": staffList(
        "audit-log.read",
        "The single records of a change to many",
        "q",
        listHandler("parts", AUDIT_LOG_PART_LIST, (db, query, req) => listAuditLogParts(db, req.params.id, query)),
      ),
    },
  }),
]

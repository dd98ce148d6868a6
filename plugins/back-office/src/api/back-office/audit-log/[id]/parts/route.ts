import { AUDIT_LOG_PART_LIST, listAuditLogParts } from "../../../../../queries/list-audit-log-parts"
import { list } from "../../../../resource"

export const GET = list("parts", AUDIT_LOG_PART_LIST, (db, query, req) => listAuditLogParts(db, req.params.id, query))

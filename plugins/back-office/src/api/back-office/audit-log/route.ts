import { AUDIT_LOG_LIST, listAuditLog } from "../../../queries/list-audit-log"
import { list } from "../../resource"

export const GET = list("audit-log", AUDIT_LOG_LIST, listAuditLog)

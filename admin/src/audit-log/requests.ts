import type { AuditLogFilters } from "@haat/back-office/contract"
import { request } from "../http-client"

/** The audit log's part of the data provider. */
export const auditLogRequests = {
  /** The people and resources that the audit log has entries of. */
  auditLogFilters: (signal?: AbortSignal) => request<AuditLogFilters>("audit-log/filters", { signal }),
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { AUDIT_LOG } from "../contract"
import type { AuditLogService } from "../modules/audit-log/service"

/** Deletes audit log entries older than the setting AUDIT_LOG_DAYS. */
export default async function purgeAuditLog(container: MedusaContainer) {
  const log = container.resolve<AuditLogService>(AUDIT_LOG)
  while (await log.purge());
}

export const config = { name: "back-office-forget-audit-log", schedule: "* * * * *" }

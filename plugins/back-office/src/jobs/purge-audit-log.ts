import type { MedusaContainer } from "@medusajs/framework/types"
import { AUDIT_LOG } from "../contract"
import type { AuditLogService } from "../modules/audit-log/service"

/** Keeps the audit log no longer than the setting AUDIT_LOG_DAYS says. */
export default async function purgeAuditLog(container: MedusaContainer) {
  const log = container.resolve<AuditLogService>(AUDIT_LOG)
  while (await log.purge());
}

export const config = { name: "back-office-forget-audit-log", schedule: "* * * * *" }

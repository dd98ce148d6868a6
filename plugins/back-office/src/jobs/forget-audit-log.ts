import type { MedusaContainer } from "@medusajs/framework/types"
import { TRAIL } from "../contract"
import type { TrailService } from "../modules/trail/service"

/** Keeps the audit log no longer than the setting AUDIT_LOG_DAYS says. */
export default async function forgetAuditLog(container: MedusaContainer) {
  const log = container.resolve<TrailService>(TRAIL)
  while (await log.forget());
}

export const config = { name: "back-office-forget-audit-log", schedule: "* * * * *" }

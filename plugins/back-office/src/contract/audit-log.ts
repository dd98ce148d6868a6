import type { Changed } from "@haat/sdk/back-office"
import type { Role } from "@haat/sdk/roles"
import { isSecretName } from "@haat/sdk/secret-name"

/** The key of the module that keeps the audit log. */
export const AUDIT_LOG = "back_office_audit_log"

/**
 * One change in the back office. `open`: its outcome is unknown; `cut`: it was shortened. A bulk change has one entry
 * in `parts` for each product.
 */
export type AuditLogRow = {
  id: string
  user_id: string
  who: string
  role: Role
  resource: string
  action: string
  subject_id: string | null
  subject: string
  state: "open" | "done"
  changes: Changed[]
  cut: boolean
  /** How many there are. */
  parts: number
  created_at: string
}

/** The change of one product in a bulk change. */
export type AuditLogPart = { id: string; subject_id: string; subject: string; changes: Changed[]; cut: boolean }

/** People and resources that have entries in the audit log. */
export type AuditLogFilters = { people: { id: string; name: string }[]; resources: string[] }

/** Fields that entries leave out because they repeat other fields; `list_price` is the earlier price. */
const NOISE = new Set(["id", "created_at", "updated_at", "deleted_at", "version", "list_price"])

/** Returns whether changes of a field are recorded, by its name. */
export const isAudited = (name: string) => !isSecretName(name) && !NOISE.has(name)

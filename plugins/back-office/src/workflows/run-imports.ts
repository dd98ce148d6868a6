import { runQueuedImports } from "@haat/catalog/workflows/run-queued-imports"
import type { MedusaContainer } from "@medusajs/framework/types"
import { partsOf } from "../audit-log/audit-change"
import { finishEntry } from "../audit-log/audit-entry"
import { diff } from "../audit-log/diff"
import type { AuditOutcome } from "../modules/audit-log/service"
import { catalogOf } from "../queries/catalog"

/** Writes the imports that were run, one after another; each one's end goes into the audit log, where it changed the shop. */
export const runImports = (container: MedusaContainer): Promise<void> =>
  runQueuedImports(container, async ({ id, filename, state, summary, audit_entry_id }) => {
    const { added, changed, unchanged, new_categories } = summary
    const outcomeOf = async (): Promise<AuditOutcome | undefined> => {
      if (state === "failed") return undefined
      const after = { added, changed, unchanged, ...(new_categories.length && { new_categories }) }
      const parts = partsOf(await catalogOf(container).readImported(id))
      return { subject_id: id, subject: filename, ...diff({}, after), parts }
    }
    await finishEntry(container, audit_entry_id, outcomeOf)
  })

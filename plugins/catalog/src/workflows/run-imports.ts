import { finishEntry } from "@haat/sdk/server/back-office/audit-log"
import type { AuditDetails } from "@haat/sdk/server/back-office/handlers"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readImportResults } from "../modules/catalog/import/stored-imports"
import { runQueuedImports } from "./run-queued-imports"

/** Writes the queued imports, one after another, and finishes the audit entry of each that has ended. */
export const runImports = (container: MedusaContainer): Promise<void> => {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return runQueuedImports(container, async ({ id, filename, state, summary, audit_entry_id }) => {
    const { added, changed, unchanged, new_categories } = summary
    const auditDetails = async (): Promise<AuditDetails | undefined> => {
      if (state === "failed") return undefined
      const after = { added, changed, unchanged, ...(new_categories.length && { new_categories }) }
      return { id, subject: filename, before: {}, after, parts: await readImportResults(db, id) }
    }
    await finishEntry(container, audit_entry_id, auditDetails)
  })
}

import { finishEntry } from "@haat/sdk/server/back-office/audit-log"
import type { AuditDetails } from "@haat/sdk/server/back-office/handlers"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readImported } from "../modules/catalog/import/keep-import"
import { runQueuedImports } from "./run-queued-imports"

/**
 * Writes the imports that were run, one after another; each one's end goes into the audit log, where it changed the
 * shop.
 */
export const runImports = (container: MedusaContainer): Promise<void> => {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return runQueuedImports(container, async ({ id, filename, state, summary, audit_entry_id }) => {
    const { added, changed, unchanged, new_categories } = summary
    const outcomeOf = async (): Promise<AuditDetails | undefined> => {
      if (state === "failed") return undefined
      const after = { added, changed, unchanged, ...(new_categories.length && { new_categories }) }
      return { id, subject: filename, before: {}, after, parts: await readImported(db, id) }
    }
    await finishEntry(container, audit_entry_id, outcomeOf)
  })
}

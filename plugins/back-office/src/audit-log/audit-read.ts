import type { AuditActor, Read } from "@haat/sdk/server/back-office/audit-log"
import type { MedusaContainer } from "@medusajs/framework/types"
import { openEntry } from "./audit-entry"

/** Implements `auditRead` of the SDK. */
export async function auditRead<Result extends { rows: number }>(
  scope: MedusaContainer,
  by: AuditActor,
  { resource, action, filter }: Read,
  read: () => Promise<Result>,
): Promise<Result> {
  const about = { subject_id: null, subject: "" }
  const entry = await openEntry(scope, by, { resource, action, ...about })
  const result = await read()
  const changes = [
    ...Object.entries(filter).map(([name, value]) => ({ field: `filter.${name}`, before: null, after: value })),
    { field: "rows", before: null, after: result.rows },
  ]
  await entry.finish(async () => ({ ...about, changes, cut: false }))
  return result
}

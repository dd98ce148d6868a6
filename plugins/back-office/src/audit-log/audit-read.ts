import type { MedusaContainer } from "@medusajs/framework/types"
import { type AuditedBy, openEntry } from "./audit-entry"

/** What was read: "customers" are "exported" or "listed", those of `filter` (as it was sent). */
type Read = { resource: string; action: "exported" | "listed"; filter: object }

/**
 * Runs `read`, which returns many people's data at once and returns how many rows that were. It leaves an entry in the
 * audit log: who, what filter, how many. What cannot be written down is not read; a read that fails stays open, as
 * nobody knows how much of it had left.
 * @throws HttpError 503 when the entry cannot be written
 */
export async function auditRead<Result extends { rows: number }>(
  scope: MedusaContainer,
  by: AuditedBy,
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

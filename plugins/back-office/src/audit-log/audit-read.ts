import { HttpError } from "@haat/http/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { AUDIT_LOG, type Changed } from "../contract"
import { BACK_OFFICE_ERRORS } from "../errors"

type Who = { user_id: string; who: string; role: string }

/** What was read: "customers" are "exported" or "listed", those of `filter` (as it was sent). */
type Read = { resource: string; action: "exported" | "listed"; filter: object }

type Outcome = { subject_id: null; subject: string; changes: Changed[]; cut: boolean }

/** What is asked of the module that keeps the audit log. */
type AuditLog = {
  open(entry: Who & { resource: string; action: string; subject_id: null; subject: string }): Promise<string>
  close(id: string, outcome: Outcome): Promise<void>
}

/**
 * Runs `read`, which hands out many people's data at once and returns how many rows that were. It leaves an entry in the
 * audit log: who, what filter, how many. What cannot be written down is not read; a read that fails stays open, as
 * nobody knows how much of it had left.
 * @throws "unavailable" (503) when the entry cannot be opened
 */
export async function auditRead<Result extends { rows: number }>(
  scope: MedusaContainer,
  who: Who,
  { resource, action, filter }: Read,
  read: () => Promise<Result>,
): Promise<Result> {
  const log = scope.resolve<AuditLog>(AUDIT_LOG)
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const about = { subject_id: null, subject: "" }
  const id = await log.open({ ...who, resource, action, ...about }).catch((error) => {
    logger.error("The audit log cannot be written", error)
    throw new HttpError(BACK_OFFICE_ERRORS.not_written_down)
  })
  const result = await read()
  const changes = [
    ...Object.entries(filter).map(([name, value]) => ({ field: `filter.${name}`, before: null, after: value })),
    { field: "rows", before: null, after: result.rows },
  ]
  await log
    .close(id, { ...about, changes, cut: false })
    .catch((error) => logger.error(`The audit log's ${id} cannot be finished now`, error))
  return result
}

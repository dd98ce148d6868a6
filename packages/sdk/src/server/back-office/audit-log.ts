import type { MedusaContainer } from "@medusajs/framework/types"
import type { Changed } from "../../back-office"
import { type AuditDetails, backOffice } from "./handlers"

/** Author of a change or an export. */
export type AuditedBy = { user_id: string; who: string; role: string }

/** An administrator, as the audit log names them. */
export const auditedBy = ({ id, name, role }: { id: string; name: string; role: string | null }): AuditedBy => ({
  user_id: id,
  who: name,
  role: role ?? "",
})

export type About = { resource: string; action: string; subject_id: string | null; subject: string }

/**
 * Writes down that something is about to be done, which another process may finish.
 * @returns the entry's id @throws HttpError 503 when it cannot be written
 */
export const openEntry = (scope: MedusaContainer, by: AuditedBy, about: About): Promise<{ id: string }> =>
  backOffice().openEntry(scope, by, about)

/**
 * Closes an entry with its outcome, or drops it where there is none (undefined). It never fails: an outcome that cannot
 * be written now is logged, and written later.
 */
export const finishEntry = (
  scope: MedusaContainer,
  id: string,
  readOutcome: () => Promise<AuditDetails | undefined>,
): Promise<void> => backOffice().finishEntry(scope, id, readOutcome)

/** Writes down what came about without staff, once for each id. */
export const recordEntry = (
  scope: MedusaContainer,
  by: AuditedBy,
  entry: About & { id: string },
  changes: Changed[],
): Promise<void> => backOffice().recordEntry(scope, by, entry, changes)

/** A read of records: `resource` names them, such as "customers", and `filter` selects them, as it was sent. */
export type Read = { resource: string; action: "exported" | "listed"; filter: object }

/**
 * Runs `read`, which returns many people's data at once and returns how many rows that were. It leaves an entry in the
 * audit log: who, what filter, how many. What cannot be written down is not read. The entry of a read that fails stays
 * open: part of the data may have been sent.
 * @throws HttpError 503 when the entry cannot be written
 */
export const auditRead = <Result extends { rows: number }>(
  scope: MedusaContainer,
  by: AuditedBy,
  about: Read,
  read: () => Promise<Result>,
): Promise<Result> => backOffice().auditRead(scope, by, about, read)

import type { MedusaContainer } from "@medusajs/framework/types"
import type { Changed } from "../../back-office"
import { type AuditDetails, backOffice } from "./handlers"

/** Author of a change or an export. */
export type AuditActor = { user_id: string; who: string; role: string }

/** Converts an administrator to the author of an audit entry; a missing role becomes "". */
export const toAuditActor = ({ id, name, role }: { id: string; name: string; role: string | null }): AuditActor => ({
  user_id: id,
  who: name,
  role: role ?? "",
})

export type About = { resource: string; action: string; subject_id: string | null; subject: string }

/**
 * Opens an audit entry for an action that is about to start, and that another process may finish.
 * @returns the entry's id @throws HttpError 503 when it cannot be written
 */
export const openEntry = (scope: MedusaContainer, by: AuditActor, about: About): Promise<{ id: string }> =>
  backOffice().openEntry(scope, by, about)

/**
 * Closes an entry with its outcome, or deletes it when `readOutcome` returns undefined. Never throws: an outcome that
 * cannot be written now is logged and written later.
 */
export const finishEntry = (
  scope: MedusaContainer,
  id: string,
  readOutcome: () => Promise<AuditDetails | undefined>,
): Promise<void> => backOffice().finishEntry(scope, id, readOutcome)

/** Records a change that no administrator made, such as one from a webhook. A repeated id adds nothing. */
export const recordEntry = (
  scope: MedusaContainer,
  by: AuditActor,
  entry: About & { id: string },
  changes: Changed[],
): Promise<void> => backOffice().recordEntry(scope, by, entry, changes)

/** A read of records: `resource` names them, such as "customers", and `filter` selects them, as it was sent. */
export type Read = { resource: string; action: "exported" | "listed"; filter: object }

/**
 * Runs `read`, which reads data of many people, and records the reader, the filter and the number of rows in the audit
 * log. The entry is opened first, so nothing is read that cannot be recorded. If `read` throws, the entry stays open,
 * since part of the data may have been sent.
 * @throws HttpError 503 when the entry cannot be written
 */
export const auditRead = <Result extends { rows: number }>(
  scope: MedusaContainer,
  by: AuditActor,
  about: Read,
  read: () => Promise<Result>,
): Promise<Result> => backOffice().auditRead(scope, by, about, read)

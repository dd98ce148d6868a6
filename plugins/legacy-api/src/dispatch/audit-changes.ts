import { diff } from "@haat/back-office/audit-log/diff"
import { readSubject } from "@haat/back-office/audit-log/readers"
import { withRecordLock } from "@haat/back-office/audit-log/record-lock"
import { subjectOf } from "@haat/back-office/audit-log/subject"
import { AUDIT_LOG, type Changed } from "@haat/back-office/contract"
import { BACK_OFFICE_ERRORS } from "@haat/back-office/errors"
import { HttpError } from "@haat/http/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Caller, Change } from "../call"

/** What is asked of the module that keeps the audit log, which is resolved by its key. */
type AuditLog = {
  open(entry: Record<"user_id" | "who" | "role" | "resource" | "action" | "subject", string> & Subject): Promise<string>
  close(id: string, outcome: { subject: string; changes: Changed[]; cut: boolean } & Subject): Promise<void>
  drop(id: string): Promise<void>
}
type Subject = { subject_id: string | null }

type Named = { id?: unknown; _id?: unknown }
type Reply = Record<string, Named | undefined>

/** Replies to a creation name the new record in one of these. */
const CREATED = ["savedProduct", "category", "faq", "data"]

const idOf = (record: Named | undefined, field: "id" | "_id") => {
  const id = record?.[field]
  return typeof id === "string" ? id : null
}

/**
 * Makes a change that stands in the back office's audit log like those made there: an entry is written before it, dropped
 * when the change is refused, and closed with what was and what is. Without an entry there is no change. It waits for whoever
 * changes the same record there, and they for it.
 * @param named where the record's id was sent
 */
export async function withAuditLog<Result>(
  scope: MedusaContainer,
  caller: Caller,
  { resource, action }: Change,
  named: Named,
  make: () => Promise<Result>,
): Promise<Result> {
  if (caller.kind !== "administrator") return make()
  const id = idOf(named, "id")
  return withRecordLock(scope, resource, id, () => tell(scope, caller, { resource, action }, id, make))
}

/** The change and its entry. */
async function tell<Result>(
  scope: MedusaContainer,
  caller: Extract<Caller, { kind: "administrator" }>,
  { resource, action }: Change,
  id: string | null,
  make: () => Promise<Result>,
): Promise<Result> {
  const auditLog = scope.resolve<AuditLog>(AUDIT_LOG)
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const before = await readSubject(scope, resource, id)
  const who = { user_id: caller.id, who: caller.name, role: caller.role ?? "" }
  const entry = await auditLog
    .open({ ...who, resource, action, subject_id: id, subject: subjectOf(before) })
    .catch((error) => {
      logger.error("The audit log cannot be written", error)
      throw new HttpError(BACK_OFFICE_ERRORS.not_written_down)
    })
  let result: Result
  try {
    result = await make()
  } catch (error) {
    await auditLog.drop(entry).catch((failure) => logger.error(`The audit log's ${entry} cannot be dropped`, failure))
    throw error
  }
  await close().catch((error) => logger.error(`The audit log's ${entry} cannot be finished`, error))
  return result

  async function close() {
    const made = CREATED.map((field) => idOf((result as Reply)[field], "_id")).find(Boolean)
    const subject_id = id ?? made ?? null
    const after = action === "deleted" ? undefined : await readSubject(scope, resource, subject_id)
    const { changes, cut } = diff(before, after)
    if (action === "changed" && !changes.length) return auditLog.drop(entry)
    await auditLog.close(entry, { subject_id, subject: subjectOf(after ?? before), changes, cut })
  }
}

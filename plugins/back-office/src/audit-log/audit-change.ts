import type { AuditActor } from "@haat/sdk/server/back-office/audit-log"
import type { AuditDetails } from "@haat/sdk/server/back-office/handlers"
import type { AuditedChange } from "@haat/sdk/server/back-office/what-changes"
import { statusOf } from "@haat/sdk/server/status-of"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { AuditOutcome } from "../modules/audit-log/service"
import { openEntry } from "./audit-entry"
import { diff } from "./diff"
import { readName, readSubject } from "./readers"
import { withRecordLock } from "./record-lock"
import { auditSubject } from "./subject"
import { only, touchedFields } from "./touched"

type Options = {
  /** fields of the request; concurrent changes of other fields, such as by an import, are not recorded */
  sent?: unknown
  /** changed fields, when they differ from the fields of the request */
  touches?: readonly string[]
  /** `make` provides the values before and after; only the record's name is read here */
  given?: boolean
}

/**
 * Makes a change with an audit log entry. The entry is opened before the change and closed with the values before and
 * after. A change that fails with a 4xx leaves no entry; an entry whose outcome could not be written stays open.
 * Changes of the same record are serialized by a lock, so that an entry has the differences of one change only.
 * @param make makes the change, returns the reply, and may fill in `details`
 * @throws HttpError 503 when the entry cannot be written; whatever `make` throws
 */
export const auditChange = <Result>(
  scope: MedusaContainer,
  by: AuditActor,
  change: AuditedChange,
  make: (details: AuditDetails) => Promise<Result>,
  { sent, given, touches }: Options = {},
): Promise<Result> =>
  withRecordLock(scope, change.resource, change.id, async () => {
    const { resource, action, id } = change
    const details: AuditDetails = {}
    const read = given ? undefined : await readSubject(scope, resource, id)
    const subject = given ? await readName(scope, resource, id) : auditSubject(read)
    const entry = await openEntry(scope, by, { resource, action, subject_id: id, subject })

    /** @param reply undefined when the change failed */
    const outcomeOf = async (reply?: Result): Promise<AuditOutcome | undefined> => {
      const subject_id = id ?? details.id ?? idOf(details.after) ?? idOf(reply)
      const before = "before" in details ? details.before : read
      const after =
        "after" in details
          ? details.after
          : action === "deleted"
            ? undefined
            : ((await readSubject(scope, resource, subject_id)) ?? reply)
      const fields = touchedFields(action, sent, touches)
      const { changes, cut } = diff(only(fields, before), only(fields, after))
      if (before && action !== "deleted" && !changes.length) return undefined
      const parts = partsOf(details.parts ?? [])
      return {
        subject_id,
        subject: details.subject ?? (auditSubject(after) || auditSubject(before)),
        changes,
        cut,
        parts,
      }
    }

    try {
      const reply = await make(details)
      await entry.finish(async () => (details.unchanged ? undefined : outcomeOf(reply)))
      return reply
    } catch (error) {
      if (statusOf(error) < 500) await entry.finish(async () => (details.begun ? outcomeOf() : undefined))
      throw error
    }
  })

/** Results for each of many records, in the form of the audit log. */
export const partsOf = (records: NonNullable<AuditDetails["parts"]>) =>
  records.map(({ id, name, ...part }) => ({
    ...{ subject_id: id, subject: name },
    ...diff(part.before, part.after),
  }))

const idOf = (reply: unknown) => {
  const { id } = (reply ?? {}) as { id?: unknown }
  return typeof id === "string" ? id : null
}

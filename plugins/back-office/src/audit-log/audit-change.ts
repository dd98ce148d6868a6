import type { AuditedBy } from "@haat/sdk/server/back-office/audit-log"
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
  /** the fields that were sent; what others do to the record meanwhile (shoppers, an import) is left out */
  sent?: unknown
  /** fields that the change is about, where they are not those that were sent */
  touches?: readonly string[]
  /** `make` gives what was before and after it; nothing but the record's name is read here */
  given?: boolean
}

/**
 * Makes a change that stands in the audit log: an entry is written before it, and closed with what was and what is
 * before this resolves. Without an entry there is no change; one that fails with a 4xx leaves none; one that failed
 * half-way, or whose end could not be written, stays in the audit log as one whose outcome is not known. Who changes
 * the same record at once waits for it, so an entry has what this person changed, and nothing else.
 * @param make gives the reply, and may fill in `details`
 * @throws HttpError 503 when the entry cannot be written; whatever `make` throws
 */
export const auditChange = <Result>(
  scope: MedusaContainer,
  by: AuditedBy,
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

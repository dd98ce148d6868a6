import type { ChangedProduct } from "@haat/catalog/contract"
import { HttpError } from "@haat/http/http-error"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { diff } from "../audit-log/diff"
import { readSubject } from "../audit-log/readers"
import { withRecordLock } from "../audit-log/record-lock"
import { subjectOf } from "../audit-log/subject"
import { only, touchedFields } from "../audit-log/touched"
import { AUDIT_LOG } from "../contract"
import { BACK_OFFICE_ERRORS } from "../errors"
import type { AuditLogService } from "../modules/audit-log/service"
import { administratorOf } from "./guard"
import { type Change, whatChanges } from "./what-changes"

/** What a route knows better than what can be read before and after it: how many rows an import had, say. */
type Told = {
  subject?: string
  before?: unknown
  after?: unknown
  /** Of a change to many products: what became of each. */
  parts?: ChangedProduct[]
  /** A part of it is done for good, even when the rest is refused. */
  begun?: true
  /** It was a question after all, which only came as a POST. */
  nothing?: true
}

/** For a route whose change is not that of one record. Only what is given replaces what the audit log finds by itself. */
export const setAuditDetails = (req: MedusaRequest, told: Told) => Object.assign(req, { told })

/**
 * Middleware on every change: an entry is written before the change and closed with what was and what is before the
 * answer leaves. Without an entry there is no change (503); a change that was refused leaves none; one that failed
 * half-way, or whose end could not be written, stays in the audit log as one whose outcome is not known. Who changes the same
 * record at once waits for it, and of what others do to it meanwhile (shoppers, an import) only the fields of this request
 * are looked at: so an entry has what this person changed, and nothing else.
 */
export const withAuditLog = async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
  if (req.method === "GET" || req.method === "HEAD") return next()
  const change = whatChanges(req.method, req.path)
  await withRecordLock(req.scope, change.resource, change.id, () => tell(req, res, next, change))
}

/** Resolves when the change is over and its entry has been closed. */
const tell = async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction, change: Change) => {
  const auditLog = req.scope.resolve<AuditLogService>(AUDIT_LOG)
  const { resource, action, id } = change
  const { id: user_id, name: who, role } = administratorOf(req)
  const before = await readSubject(req.scope, resource, id)
  const entry = await auditLog
    .open({ user_id, who, role, resource, action, subject_id: id, subject: subjectOf(before) })
    .catch((error) => {
      req.scope.resolve(ContainerRegistrationKeys.LOGGER).error("The audit log cannot be written", error)
      throw new HttpError(BACK_OFFICE_ERRORS.not_written_down)
    })

  const answered = listenTo(res)
  const finished = beforeTheEnd(res, async () => {
    const { told = {} } = req as { told?: Told }
    if (told.nothing) return auditLog.drop(entry)
    if (res.statusCode >= 500) return
    const refused = res.statusCode >= 400
    if (refused && !told.begun) return auditLog.drop(entry)
    const answer = refused ? undefined : answered()
    const subject_id = id ?? idOf(answer)
    const after =
      "after" in told
        ? told.after
        : action === "deleted"
          ? undefined
          : await readAfter(req, resource, subject_id, answer)
    const old = "before" in told ? told.before : before
    const fields = "after" in told ? undefined : touchedFields(resource, action, req.body)
    const { changes, cut } = diff(only(fields, old), only(fields, after))
    if (old && action !== "deleted" && !changes.length) return auditLog.drop(entry)
    await auditLog.close(entry, {
      subject_id,
      subject: told.subject ?? (subjectOf(after) || subjectOf(old)),
      changes,
      cut,
      parts: (told.parts ?? []).map(({ id, name, ...part }) => ({
        subject_id: id,
        subject: name,
        ...diff(part.before, part.after),
      })),
    })
  }).catch((error) =>
    req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(`The audit log's ${entry} cannot be finished`, error),
  )
  next()
  await finished
}

const readAfter = async (req: MedusaRequest, resource: string, id: string | null, answer: unknown) =>
  (await readSubject(req.scope, resource, id)) ?? answer

const idOf = (answer: unknown) => {
  const { id } = (answer ?? {}) as { id?: unknown }
  return typeof id === "string" ? id : null
}

/** Remembers the JSON that is answered. */
const listenTo = (res: MedusaResponse) => {
  let answer: unknown
  const json = res.json.bind(res)
  res.json = (body) => {
    answer = body
    return json(body)
  }
  return () => answer
}

/** Runs `finish` when the answer is ready, and lets the answer leave after it. Resolves with `finish`. */
const beforeTheEnd = (res: MedusaResponse, finish: () => Promise<void>) =>
  new Promise<void>((resolve, reject) => {
    const end = res.end.bind(res) as (...args: unknown[]) => MedusaResponse
    res.end = ((...args: unknown[]) => {
      res.end = end as typeof res.end
      finish()
        .then(resolve, reject)
        .finally(() => end(...args))
      return res
    }) as typeof res.end
  })

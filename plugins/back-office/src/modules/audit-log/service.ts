import type { Changed } from "@haat/sdk/back-office"
import type { Transaction } from "@haat/sdk/server/database"
import { generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { AuditLogEntry } from "./models/audit-log-entry"
import { closeEntry, deleteEntry, deleteOld, insertDone, insertEntry } from "./queries/entries"
import { auditLogData } from "./queries/personal-data"

type Options = { retention?: { auditLogDays: number } }

type Who = { user_id: string; who: string; role: string }
type What = { resource: string; action: string; subject_id: string | null; subject: string }
type Part = { subject_id: string; subject: string; changes: Changed[]; cut: boolean }

/** Result of a finished change; `parts` are the single records of a change to many. */
export type AuditOutcome = Omit<Part, "subject_id"> & { subject_id: string | null; parts?: Part[] }

/** Pauses before a failed write is retried, in ms; the last one repeatedly. */
const RETRY_MS = [250, 1_000, 5_000, 30_000]
const RETRIES = 200

/** Longest text that is searched of an entry. */
const MAX_WORDS = 4_000

/** Audit log of changes in the back office. An entry is opened before its change and closed, or dropped, after it. */
export class AuditLogService extends MedusaService({ AuditLogEntry }) {
  readonly personalData = auditLogData(MAX_WORDS)
  private readonly database: Transaction
  private readonly keptDays: number

  constructor(dependencies: { __pg_connection__: Transaction }, options: Options = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
    this.keptDays = options.retention?.auditLogDays ?? 730
  }

  /** Deletes entries older than AUDIT_LOG_DAYS, with their parts, some at a time. @returns how many */
  purge(): Promise<number> {
    return deleteOld(this.database, this.keptDays)
  }

  /** Opens an entry before a change. @returns the entry's id */
  async open(entry: Who & What): Promise<string> {
    const id = generateEntityId(undefined, "audit")
    const words = `${entry.subject} ${entry.subject_id ?? ""}`.trim()
    await insertEntry(this.database, { id, ...entry, words })
    return id
  }

  /** Inserts the entry of a change without staff; repeated calls insert it once. */
  async record(
    { id, ...entry }: Who & What & { id: string },
    changes: Changed[],
    trx: Transaction = this.database,
  ): Promise<void> {
    await insertDone(trx, {
      ...{ id, ...entry, changes: JSON.stringify(changes) },
      words: [entry.subject, entry.subject_id ?? "", JSON.stringify(changes)].join(" ").slice(0, MAX_WORDS),
    })
  }

  /**
   * Closes the entry of a change that was made.
   * @throws the database error when the write fails. The write is then retried for an hour and a half; the entry stays
   * open until it succeeds, or permanently if the process ends first.
   */
  async close(id: string, outcome: AuditOutcome) {
    try {
      await this.write(id, outcome)
    } catch (error) {
      this.writeLater(id, outcome)
      throw error
    }
  }

  private writeLater(id: string, outcome: AuditOutcome, tries = 0) {
    if (tries === RETRIES) return
    const again = () => this.write(id, outcome).catch(() => this.writeLater(id, outcome, tries + 1))
    setTimeout(again, RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]).unref()
  }

  private async write(id: string, { subject_id, subject, changes, cut, parts = [] }: AuditOutcome) {
    const words = [subject, subject_id ?? "", JSON.stringify(changes)].join(" ").slice(0, MAX_WORDS)
    await closeEntry(this.database, {
      ...{ id, subject_id, subject, cut, words },
      changes: JSON.stringify(changes),
      parts: JSON.stringify(parts.map((part, place) => ({ place, ...part }))),
      count: parts.length,
    })
  }

  /** Deletes the entry of a change that was rejected or failed. */
  async drop(id: string) {
    await deleteEntry(this.database, id)
  }
}

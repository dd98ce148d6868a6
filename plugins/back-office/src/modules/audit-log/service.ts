import { generateEntityId, MedusaService } from "@medusajs/framework/utils"
import type { Changed } from "../../contract"
import { AuditLogEntry } from "./models/audit-log-entry"

type Database = { raw<T>(text: string, values?: Record<string, unknown>): Promise<{ rows: T[] }> }

type Options = { retention?: { auditLogDays: number } }

type Who = { user_id: string; who: string; role: string }
type What = { resource: string; action: string; subject_id: string | null; subject: string }
type Part = { subject_id: string; subject: string; changes: Changed[]; cut: boolean }

/** What is written of a change when it is over; `parts` are the single records of one that was made to many. */
export type AuditOutcome = Omit<Part, "subject_id"> & { subject_id: string | null; parts?: Part[] }

/** How long after a failed write it is tried again, in ms; the last one again and again. */
const RETRY_MS = [250, 1_000, 5_000, 30_000]
const RETRIES = 200

/** Longest text that is searched of an entry. */
const MAX_WORDS = 4_000

/** Who changed what in the back office. An entry is opened before its change and closed, or dropped, after it. */
export class AuditLogService extends MedusaService({ AuditLogEntry }) {
  private readonly database: Database
  private readonly keptDays: number

  constructor(dependencies: { __pg_connection__: Database }, options: Options = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
    this.keptDays = options.retention?.auditLogDays ?? 730
  }

  /** Forgets entries older than AUDIT_LOG_DAYS, with their parts, some at a time. @returns how many */
  async forget(): Promise<number> {
    const { rows } = await this.database.raw<unknown>(
      `delete from trail_entry where id in (
         select id from trail_entry
         where created_at < now() - make_interval(days => :days) and deleted_at is null order by created_at limit 1000)
       returning 1`,
      { days: this.keptDays },
    )
    return rows.length
  }

  /** Writes down that a change is about to be made. @returns the entry's id */
  async open(entry: Who & What): Promise<string> {
    const id = generateEntityId(undefined, "audit")
    await this.database.raw(
      `insert into trail_entry (id, user_id, who, role, resource, action, subject_id, subject, state, changes, cut, words)
       values (:id, :user_id, :who, :role, :resource, :action, :subject_id, :subject, 'open', '[]', false, :words)`,
      { id, ...entry, words: `${entry.subject} ${entry.subject_id ?? ""}`.trim() },
    )
    return id
  }

  /**
   * The change was made.
   * @throws what the database says when it does not take it now. It is then tried again for an hour and a half; the entry
   * stays open meanwhile, and for good when this process ends before.
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
    await this.database.raw(
      `with kept as (
         insert into trail_part (entry_id, place, subject_id, subject, words, changes, cut)
         select :id, place, subject_id, subject, subject || ' ' || subject_id, changes, cut
         from jsonb_to_recordset(:parts::jsonb)
           as part(place integer, subject_id text, subject text, changes jsonb, cut boolean))
       update trail_entry set state = 'done', subject_id = :subject_id, subject = :subject, changes = :changes,
         cut = :cut, parts = :count, words = :words, updated_at = now()
       where id = :id`,
      {
        id,
        subject_id,
        subject,
        changes: JSON.stringify(changes),
        cut,
        words,
        parts: JSON.stringify(parts.map((part, place) => ({ place, ...part }))),
        count: parts.length,
      },
    )
  }

  /** The change was refused or failed: nothing happened. */
  async drop(id: string) {
    await this.database.raw("delete from trail_entry where id = :id", { id })
  }
}

import { generateEntityId, MedusaService } from "@medusajs/framework/utils"
import type { Changed } from "../../contract"
import { TrailEntry } from "./models/trail-entry"

type Database = { raw<T>(text: string, values?: Record<string, unknown>): Promise<{ rows: T[] }> }

type Who = { user_id: string; who: string; role: string }
type What = { resource: string; action: string; subject_id: string | null; subject: string }
type Part = { subject_id: string; subject: string; changes: Changed[]; cut: boolean }
type Outcome = Omit<Part, "subject_id"> & { subject_id: string | null; parts?: Part[] }

/** Longest text that is searched of an entry. */
const MOST_WORDS = 4_000

/** Who changed what in the back office. An entry is opened before its change and closed, or dropped, after it. */
export class TrailService extends MedusaService({ TrailEntry }) {
  private readonly database: Database

  constructor(dependencies: { __pg_connection__: Database }, options: object = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
  }

  /** Writes down that a change is about to be made. @returns the entry's id */
  async open(entry: Who & What): Promise<string> {
    const id = generateEntityId(undefined, "trail")
    await this.database.raw(
      `insert into trail_entry (id, user_id, who, role, resource, action, subject_id, subject, state, changes, cut, words)
       values (:id, :user_id, :who, :role, :resource, :action, :subject_id, :subject, 'open', '[]', false, :words)`,
      { id, ...entry, words: `${entry.subject} ${entry.subject_id ?? ""}`.trim() },
    )
    return id
  }

  /** The change was made; `parts` are the single records of one that was made to many. */
  async close(id: string, { subject_id, subject, changes, cut, parts = [] }: Outcome) {
    const words = [subject, subject_id ?? "", JSON.stringify(changes)].join(" ").slice(0, MOST_WORDS)
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

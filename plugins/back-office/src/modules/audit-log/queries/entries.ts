import type { Transaction } from "@haat/sdk/server/database"
/** Deletes entries older than that many days, with their parts, a thousand at a time. @returns the number of entries */
export async function deleteOld(db: Transaction, days: number): Promise<number> {
  const { rows } = await db.raw<unknown>(
    `delete from trail_entry where id in (
       select id from trail_entry
       where created_at < now() - make_interval(days => :days) and deleted_at is null order by created_at limit 1000)
     returning 1`,
    { days },
  )
  return rows.length
}

type OpenEntry = Record<"id" | "user_id" | "who" | "role" | "resource" | "action" | "subject" | "words", string> & {
  subject_id: string | null
}

/** Inserts an open entry. */
export const insertEntry = (db: Transaction, entry: OpenEntry) =>
  db.raw(
    `insert into trail_entry (id, user_id, who, role, resource, action, subject_id, subject, state, changes, cut, words)
     values (:id, :user_id, :who, :role, :resource, :action, :subject_id, :subject, 'open', '[]', false, :words)`,
    entry,
  )

/** Inserts a closed entry, unless it exists; `changes` is JSON. */
export const insertDone = (db: Transaction, entry: OpenEntry & { changes: string }) =>
  db.raw(
    `insert into trail_entry (id, user_id, who, role, resource, action, subject_id, subject, state, changes, cut, words)
     values (:id, :user_id, :who, :role, :resource, :action, :subject_id, :subject, 'done', cast(:changes as jsonb),
     false, :words)
     on conflict (id) do nothing`,
    entry,
  )

type Closed = Record<"id" | "subject" | "changes" | "words" | "parts", string> & {
  subject_id: string | null
  cut: boolean
  count: number
}

/** Closes an entry with its outcome and its parts; `changes` and `parts` are JSON. */
export const closeEntry = (db: Transaction, closed: Closed) =>
  db.raw(
    `with kept as (
       insert into trail_part (entry_id, place, subject_id, subject, words, changes, cut)
       select :id, place, subject_id, subject, subject || ' ' || subject_id, changes, cut
       from jsonb_to_recordset(:parts::jsonb)
         as part(place integer, subject_id text, subject text, changes jsonb, cut boolean))
     update trail_entry set state = 'done', subject_id = :subject_id, subject = :subject, changes = :changes,
       cut = :cut, parts = :count, words = :words, updated_at = now()
     where id = :id`,
    closed,
  )

/** Deletes the entry of a change that did not happen. */
export const deleteEntry = (db: Transaction, id: string) => db.raw("delete from trail_entry where id = :id", { id })

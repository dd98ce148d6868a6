import type { PersonalData } from "@haat/sdk/server/personal-data"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { identifyingTexts, redactPerson } from "../redact-person"

type Entry = { id: string; place: number | null; subject: string; subject_id: string | null; changes: unknown }

/** Entries, and parts of entries, with one of the texts in them. */
const NAMING = `
  select id, null::integer as place, subject, subject_id, changes from trail_entry
  where words ilike any(:patterns) or changes::text ilike any(:patterns)
  union all
  select entry_id, place, subject, subject_id, changes from trail_part
  where words ilike any(:patterns) or changes::text ilike any(:patterns)`

const patternsOf = (texts: string[]) => texts.map((text) => `%${text.replace(/[\\%_]/g, "\\$&")}%`)

const HELD = `
  select coalesce(jsonb_agg(jsonb_build_object('at', created_at, 'resource', resource, 'action', action)
    order by created_at), '[]') as audit_log from trail_entry where id = any(:ids)`

const naming = async (db: Knex, subject: Parameters<typeof identifyingTexts>[0]): Promise<Entry[]> =>
  (await db.raw<{ rows: Entry[] }>(NAMING, { patterns: patternsOf(identifyingTexts(subject)) })).rows

const wordsOf = ({ subject, subject_id, changes }: Omit<Entry, "id" | "place">, most: number) =>
  [subject, subject_id ?? "", JSON.stringify(changes)].join(" ").slice(0, most)

/** Records an erasure by a shopper, without naming anyone; one by staff has the entry of their change. */
const insertErasure = (trx: Knex.Transaction, id: string) =>
  trx.raw(
    `insert into trail_entry (id, user_id, who, role, resource, action, subject_id, subject, state, changes, cut, words)
     values (:id, 'shopper', 'A shopper', 'shopper', 'customers', 'erased', null, '', 'done', '[]', false, '')`,
    { id },
  )

/** Audit log entries that name a person: the action stays, the name is removed. */
export const auditLogData = (mostWords: number): PersonalData => ({
  async read(db, subject) {
    const ids = (await naming(db, subject)).map(({ id }) => id)
    return (await db.raw<{ rows: Record<string, unknown>[] }>(HELD, { ids })).rows[0]
  },
  async erase(trx, subject, by) {
    for (const { id, place, ...entry } of await naming(trx, subject)) {
      const cleaned = redactPerson(entry, subject) as typeof entry
      const values = { id, subject: cleaned.subject, changes: JSON.stringify(cleaned.changes) }
      if (place === null)
        await trx.raw(
          "update trail_entry set subject = :subject, changes = cast(:changes as jsonb), words = :words where id = :id",
          { ...values, words: wordsOf(cleaned, mostWords) },
        )
      else
        await trx.raw(
          `update trail_part set subject = :subject, changes = cast(:changes as jsonb), words = :words
           where entry_id = :id and place = :place`,
          { ...values, place, words: `${cleaned.subject} ${cleaned.subject_id}` },
        )
    }
    if (by === "shopper") await insertErasure(trx, generateEntityId(undefined, "audit"))
  },
})

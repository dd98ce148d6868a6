import type { Transaction } from "@haat/sdk/server/database"

export type EditedTextRow = { kind: string; language: string; subject: string; intro: string; version: number }

/** Returns the owner's texts, of one kind or of all. */
export async function readTexts(db: Transaction, kind: string | null): Promise<EditedTextRow[]> {
  const { rows } = await db.raw<EditedTextRow>(
    `select kind, language, subject, intro, version from mail_text
     where deleted_at is null and (:kind::text is null or kind = :kind)`,
    { kind },
  )
  return rows
}

/** Writes the owner's text of a kind in a language. */
export const writeText = (trx: Transaction, text: EditedTextRow & { id: string }) =>
  trx.raw(
    `insert into mail_text (id, kind, language, subject, intro, version)
     values (:id, :kind, :language, :subject, :intro, :version)
     on conflict (kind, language) where deleted_at is null
     do update set subject = excluded.subject, intro = excluded.intro, version = excluded.version, updated_at = now()`,
    text,
  )

/** Serializes changes of texts until the transaction ends: two first ones would both find none. */
export const lockTexts = (trx: Transaction) => trx.raw("select pg_advisory_xact_lock(hashtext('haat-mail-texts'))")

import type { Transaction } from "@haat/sdk/server/database"
import type { DaysQuery, DocumentContent } from "../contract"

const PAPERS = `
  (select id, issued_at, serial, content from gst_document
   union all select id, issued_at, serial, content from gst_credit_note) paper
  where issued_at >= :from::date::timestamp at time zone 'Asia/Kolkata'
    and issued_at < (:until::date + 1)::timestamp at time zone 'Asia/Kolkata'`

/** Number of documents issued on days in India. */
export async function countDocuments(db: Transaction, days: DaysQuery): Promise<number> {
  return (await db.raw<{ count: number }>(`select count(*)::int as count from ${PAPERS}`, days)).rows[0].count
}

export type IssuedDocument = { id: string; issued_at: string; serial: number; content: DocumentContent }

/**
 * The next documents of days in India after one, or the first ones, in the sequence in which they were issued: at one
 * moment, by their numbers.
 */
export async function readNextDocuments(
  db: Transaction,
  days: DaysQuery,
  take: number,
  last?: IssuedDocument,
): Promise<IssuedDocument[]> {
  const { rows } = await db.raw<IssuedDocument>(
    `select id, to_char(issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as issued_at, serial, content
     from ${PAPERS}
       and (:id::text is null or (issued_at, serial, id) > (:issued_at::timestamptz, :serial::int, :id))
     order by paper.issued_at, serial, id limit :take`,
    { ...days, take, id: last?.id ?? null, issued_at: last?.issued_at ?? null, serial: last?.serial ?? null },
  )
  return rows
}

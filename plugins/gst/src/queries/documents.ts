import type { DocumentKind, PaperKind } from "@haat/checkout/contract"
import type { Transaction } from "@haat/sdk/server/database"
import type { DocumentContent } from "../contract"

export type Series = { gstin: string; financial_year: string; kind: PaperKind }

/** True when a parcel has its document. */
export async function hasDocument(trx: Transaction, fulfillment_id: string): Promise<boolean> {
  const { rows } = await trx.raw("select id from gst_document where fulfillment_id = :fulfillment_id", {
    fulfillment_id,
  })
  return rows.length > 0
}

/**
 * Takes the next number of a series and locks the series until the transaction ends; a rollback frees the number. The
 * time of a number is never before that of the previous one.
 */
export async function takeSerial(
  trx: Transaction,
  series: Series,
  at: Date,
): Promise<{ serial: number; issued_at: Date }> {
  const { rows } = await trx.raw<{ serial: number; issued_at: Date }>(
    `insert into gst_series (gstin, financial_year, kind, last, last_issued_at)
     values (:gstin, :financial_year, :kind, 1, :at::timestamptz)
     on conflict (gstin, financial_year, kind) do update set last = gst_series.last + 1,
       last_issued_at = greatest(gst_series.last_issued_at, excluded.last_issued_at)
     returning last as serial, last_issued_at as issued_at`,
    { ...series, at: at.toISOString() },
  )
  return rows[0]
}

/** Lists the GSTINs that documents were issued under; empty for documents before the shop had one. */
export async function readIssuedGstins(db: Transaction): Promise<string[]> {
  const { rows } = await db.raw<{ gstin: string }>("select distinct gstin from gst_series")
  return rows.map(({ gstin }) => gstin)
}

export type NewDocument = Series & {
  kind: DocumentKind
  id: string
  order_id: string
  fulfillment_id: string
  serial: number
  number: string
  issued_at: string
  content: DocumentContent
}

export const insertDocument = (trx: Transaction, { content, ...document }: NewDocument) =>
  trx.raw(
    `insert into gst_document (id, order_id, fulfillment_id, kind, gstin, financial_year, serial, number, issued_at,
      content)
     values (:id, :order_id, :fulfillment_id, :kind, :gstin, :financial_year, :serial, :number, :issued_at::timestamptz,
       :content::jsonb)`,
    { ...document, content: JSON.stringify(content) },
  )

/**
 * Contents of an order's documents and their credit notes, the oldest first; undefined when there is no such order, or
 * it is not the given customer's.
 */
export async function readDocuments(
  db: Transaction,
  order_id: string,
  customer_id: string | null,
): Promise<DocumentContent[] | undefined> {
  const { rows } = await db.raw<{ contents: DocumentContent[] }>(
    `select (select coalesce(jsonb_agg(d.content order by d.issued_at, d.content -> 'credits' is not null, d.number),
      '[]')
       from (select order_id, content, issued_at, number from gst_document
         union all select order_id, content, issued_at, number from gst_credit_note) d
       where d.order_id = o.order_id) as contents
     from placed_order o
     where o.order_id = :order_id and (:customer_id::text is null or o.customer_id = :customer_id)`,
    { order_id, customer_id },
  )
  return rows[0]?.contents
}

/** Document of a parcel; undefined without one. */
export async function readParcelDocument(
  db: Transaction,
  fulfillment_id: string,
): Promise<DocumentContent | undefined> {
  const { rows } = await db.raw<{ content: DocumentContent }>(
    "select content from gst_document where fulfillment_id = :fulfillment_id",
    { fulfillment_id },
  )
  return rows[0]?.content
}

/** The credit notes of a refund, a return or a parcel that came back, the oldest first. */
export async function readSourceNotes(db: Transaction, source_id: string): Promise<DocumentContent[]> {
  const { rows } = await db.raw<{ content: DocumentContent }>(
    "select content from gst_credit_note where source_id = :source_id order by issued_at, serial",
    { source_id },
  )
  return rows.map(({ content }) => content)
}

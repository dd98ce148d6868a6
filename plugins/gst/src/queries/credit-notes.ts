import type { Transaction } from "@haat/sdk/server/database"
import type { DocumentContent } from "../contract"
import type { CreditableDocument } from "../documents/credited-parts"
import { IS_NOT_RETURNED } from "./is-out"

export type CreditSource = "return" | "refund" | "parcel"

/** Part of a refund: pieces of a line, or the delivery with the charges (without `line_id`). */
export type RefundedPart = { line_id?: string; quantity?: number; amount_paise: number }

export type RefundToCredit = {
  id: string
  order_id: string
  amount_paise: number
  /** null for a typed amount */
  parts: RefundedPart[] | null
}

/**
 * SQL condition: refunds that need their own credit note. Returns are credited with the goods; cancelled pieces have no
 * document.
 */
const WITHOUT_RETURN = `r.state = 'processed' and r.return_id is null and not r.of_cancelled_pieces`

const REFUND = `
  select r.id, r.order_id, round(r.amount * 100)::int as amount_paise,
    case when jsonb_typeof(r.parts) = 'array' then r.parts end as parts
  from order_refund r where ${WITHOUT_RETURN}`

/** Returns a processed refund without a return; undefined otherwise. */
export async function readRefund(trx: Transaction, id: string): Promise<RefundToCredit | undefined> {
  return (await trx.raw<RefundToCredit>(`${REFUND} and r.id = :id`, { id })).rows[0]
}

/** Lists such refunds of an order, in the order in which they were processed. */
export async function readRefunds(trx: Transaction, order_id: string): Promise<RefundToCredit[]> {
  const sql = `${REFUND} and r.order_id = :order_id order by r.processed_at, r.id`
  return (await trx.raw<RefundToCredit>(sql, { order_id })).rows
}

export type ReturnToCredit = {
  order_id: string
  reason: string
  /** pieces that have come back now and before, and the line as it was paid, in rupees */
  lines: {
    line_id: string
    pieces: number
    before: number
    ordered: { price: number; quantity: number; discount: number }
  }[]
}

const CAME = `coalesce((came ->> 'resellable')::int, 0) + coalesce((came ->> 'damaged')::int, 0)`

const RETURN = `
  select back.order_id, back.reason,
    (select coalesce(jsonb_agg(jsonb_build_object('line_id', line.line_id, 'pieces', ${CAME}, 'before', (
        select coalesce(sum(${CAME}), 0) from order_return other
          cross join lateral jsonb_array_elements(other.lines) came
        where other.order_id = back.order_id and other.state = 'received' and other.id <> back.id
          and came ->> 'line_id' = line.line_id),
        'ordered', jsonb_build_object('price', line.price, 'quantity', line.quantity, 'discount', line.discount))),
        '[]')
      from jsonb_array_elements(back.lines) came
      join order_line line on line.order_id = back.order_id and line.line_id = came ->> 'line_id'
      where ${CAME} > 0) as lines
  from order_return back where back.id = :id and back.state = 'received'`

/** Received goods of a return; undefined when nothing has come back. */
export async function readReturn(trx: Transaction, id: string): Promise<ReturnToCredit | undefined> {
  return (await trx.raw<ReturnToCredit>(RETURN, { id })).rows[0]
}

/**
 * Returned pieces by line that have a credit note but no refund yet, so that a refund by line credits them only once.
 */
const UNREFUNDED_PIECES = `
  select line ->> 'line_id' as line_id, sum((line ->> 'quantity')::int)::int as pieces
  from gst_credit_note n join order_return back on back.id = n.source_id
  cross join lateral jsonb_array_elements(n.content -> 'lines') line
  where n.order_id = :order_id and n.source = 'return' and back.outcome <> 'exchange'
    and not exists (select from order_refund r where r.order_id = n.order_id and r.return_id = n.source_id)
  group by 1`

export async function readUnrefundedPieces(trx: Transaction, order_id: string): Promise<Map<string, number>> {
  const { rows } = await trx.raw<{ line_id: string; pieces: number }>(UNREFUNDED_PIECES, { order_id })
  return new Map(rows.map(({ line_id, pieces }) => [line_id, pieces]))
}

const CREDITABLE = `
  select d.id, d.order_id, d.gstin, d.content, coalesce((
      select jsonb_agg(jsonb_build_object('source_id', n.source_id, 'content', n.content) order by n.issued_at, n.serial)
      from gst_credit_note n where n.order_id = d.order_id and n.document_id = d.id), '[]') as notes
  from gst_document d`

/**
 * Documents of an order's goods, the oldest first, without parcels that came back undelivered, which are credited as a
 * whole.
 */
export async function readCreditable(trx: Transaction, order_id: string): Promise<CreditableDocument[]> {
  const sql = `${CREDITABLE} where d.order_id = :order_id and ${IS_NOT_RETURNED("d")} order by d.issued_at, d.serial`
  return (await trx.raw<CreditableDocument>(sql, { order_id })).rows
}

/**
 * True when part of the taxed delivery and charges has no document yet, as nothing was shipped under its registration.
 */
export async function hasUndocumentedDelivery(trx: Transaction, order_id: string): Promise<boolean> {
  const { rows } = await trx.raw<{ is_waiting: boolean }>(
    `select coalesce((select sum(paid_paise) from gst_order_line where order_id = :order_id and line_id is null),
      0) > coalesce((
       select sum((charge ->> 'paid_paise')::bigint) from gst_document d
         cross join lateral jsonb_array_elements(d.content -> 'delivery') charge
       where d.order_id = :order_id and ${IS_NOT_RETURNED("d")}), 0) as is_waiting`,
    { order_id },
  )
  return rows[0].is_waiting
}

/** Returns the document of a parcel with its order id; undefined without one. */
export async function readParcelToCredit(
  trx: Transaction,
  fulfillment_id: string,
): Promise<(CreditableDocument & { order_id: string }) | undefined> {
  const sql = `${CREDITABLE} where d.fulfillment_id = :fulfillment_id`
  return (await trx.raw<CreditableDocument & { order_id: string }>(sql, { fulfillment_id })).rows[0]
}

export type NewCreditNote = {
  id: string
  order_id: string
  document_id: string
  source: CreditSource
  source_id: string
  gstin: string
  financial_year: string
  serial: number
  number: string
  issued_at: string
  content: DocumentContent
}

export const insertCreditNote = (trx: Transaction, { content, ...note }: NewCreditNote) =>
  trx.raw(
    `insert into gst_credit_note (id, order_id, document_id, source, source_id, gstin, financial_year, serial, number,
       issued_at, content)
     values (:id, :order_id, :document_id, :source, :source_id, :gstin, :financial_year, :serial, :number,
       :issued_at::timestamptz, :content::jsonb)`,
    { ...note, content: JSON.stringify(content) },
  )

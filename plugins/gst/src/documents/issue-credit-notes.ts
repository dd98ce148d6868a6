import { paidForLine, paidPaiseForPieces } from "@haat/sdk/paid-for-line"
import type { Transaction } from "@haat/sdk/server/database"
import {
  type CreditSource,
  hasUndocumentedDelivery,
  insertCreditNote,
  type RefundToCredit,
  readCreditable,
  readParcelToCredit,
  readRefund,
  readRefunds,
  readReturn,
  readUnrefundedPieces,
} from "../queries/credit-notes"
import { takeSerial } from "../queries/documents"
import { dayInIndia, financialYear } from "../rules/calendar"
import { buildCreditNote } from "./credit-note"
import {
  type CreditableDocument,
  type CreditedPart,
  type CreditRequest,
  creditedParts,
  ROUNDING,
  uncreditedChargesPaise,
  uncreditedParts,
} from "./credited-parts"
import { documentNumber } from "./number"

type Source = { source: CreditSource; source_id: string; order_id: string; reason: string }

/** Issues credit notes for the received pieces of a return, at their paid price. */
export async function creditReturn(trx: Transaction, source_id: string, at: Date): Promise<void> {
  const back = await readReturn(trx, source_id)
  if (!back) return
  const { order_id, reason } = back
  const documents = await readCreditable(trx, order_id)
  if (findNotes(documents, source_id).length) return
  const lines = back.lines.map(({ line_id, pieces, before, ordered }) => {
    const paise = paidPaiseForPieces({ ...ordered, paid_paise: paidForLine(ordered) }, before, pieces)
    return { line_id, pieces, paise }
  })
  const parts = creditedParts(documents, { lines, delivery_paise: 0, amount_paise: 0 })
  await issue(trx, { source: "return", source_id, order_id, reason }, documents, parts, at)
}

/** Issues a credit note for the rest of the document of an undelivered parcel. */
export async function creditParcel(trx: Transaction, source_id: string, at: Date): Promise<void> {
  const document = await readParcelToCredit(trx, source_id)
  if (!document) return
  const { id, order_id } = document
  const parts = new Map([[id, uncreditedParts(document)]])
  await issue(trx, { source: "parcel", source_id, order_id, reason: "undelivered" }, [document], parts, at)
}

/** Issues credit notes for a refund without a return. */
export async function creditRefund(trx: Transaction, id: string, at: Date): Promise<void> {
  const refund = await readRefund(trx, id)
  if (refund) await credit(trx, refund, await readRefunds(trx, refund.order_id), at)
}

/** Issues credit notes for refunds that were made before the goods were shipped. */
export async function creditPendingRefunds(trx: Transaction, order_id: string, at: Date): Promise<void> {
  const refunds = await readRefunds(trx, order_id)
  for (const refund of refunds) await credit(trx, refund, refunds, at)
}

async function credit(trx: Transaction, refund: RefundToCredit, all: RefundToCredit[], at: Date) {
  const { id: source_id, order_id } = refund
  const documents = await readCreditable(trx, order_id)
  if (!documents.length) return
  const wanted = toCredit(refund, all, documents, await readUnrefundedPieces(trx, order_id))
  // Delivery and charges that have no document yet are credited together with their later document.
  if (wanted.delivery_paise && (await hasUndocumentedDelivery(trx, order_id)))
    wanted.delivery_paise = Math.min(wanted.delivery_paise, uncreditedChargesPaise(documents))
  const parts = creditedParts(documents, wanted)
  await issue(trx, { source: "refund", source_id, order_id, reason: "refund" }, documents, parts, at)
}

const findNotes = (documents: CreditableDocument[], source_id?: string) =>
  documents.flatMap(({ notes }) => notes).filter((note) => source_id === undefined || note.source_id === source_id)

const sum = <T>(all: T[], amount: (one: T) => number) => all.reduce((before, one) => before + amount(one), 0)

/** Part of a refund that is not credited yet. */
function toCredit(
  refund: RefundToCredit,
  all: RefundToCredit[],
  documents: CreditableDocument[],
  back: Map<string, number>,
): CreditRequest {
  const own = findNotes(documents, refund.id).map(({ content }) => content)
  const { parts, amount_paise } = refund
  if (!parts)
    return { lines: [], delivery_paise: 0, amount_paise: amount_paise - sum(own, ({ total_paise }) => total_paise) }
  const until = all.slice(0, all.findIndex(({ id }) => id === refund.id) + 1)
  const ids = new Set(all.map(({ id }) => id))
  const credited = findNotes(documents).filter(({ source_id }) => ids.has(source_id))
  const lines = parts.flatMap(({ line_id, quantity = 0, amount_paise }) => {
    if (line_id === undefined || !quantity) return []
    const refunded = sum(until, (one) => countPieces(one.parts ?? [], line_id))
    const noted = sum(credited, ({ content }) => countPieces(content.lines, line_id))
    const pieces = Math.min(quantity, Math.max(0, refunded - (back.get(line_id) ?? 0)) - noted)
    return pieces > 0 ? [{ line_id, pieces, paise: Math.floor((amount_paise * pieces) / quantity) }] : []
  })
  const delivery = sum(parts, (part) => (part.line_id === undefined ? part.amount_paise : 0))
  const noted = sum(
    own,
    ({ delivery, rounding_paise }) => sum(delivery, ({ paid_paise }) => paid_paise) + rounding_paise,
  )
  return { lines, delivery_paise: Math.max(0, delivery - noted), amount_paise: 0 }
}

const countPieces = (parts: { line_id?: string | null; quantity?: number }[], line_id: string) =>
  sum(parts, (part) => (part.line_id === line_id ? (part.quantity ?? 0) : 0))

/** Inserts a credit note for each document; locks number series in the order of GSTINs to avoid deadlocks. */
async function issue(
  trx: Transaction,
  { reason, ...source }: Source,
  documents: CreditableDocument[],
  parts: Map<string, CreditedPart[]>,
  at: Date,
) {
  for (const document of documents.toSorted((a, b) => a.gstin.localeCompare(b.gstin))) {
    const credited = parts.get(document.id) ?? []
    const isKnown = document.notes.some(({ source_id }) => source_id === source.source_id)
    if (isKnown || !credited.some(({ part, paise }) => part === ROUNDING || paise > 0)) continue
    const financial_year = financialYear(dayInIndia(at))
    const { gstin } = document
    const { serial, issued_at } = await takeSerial(trx, { gstin, financial_year, kind: "credit_note" }, at)
    const number = documentNumber({ kind: "credit_note", prefix: seriesPrefix(document), financial_year }, serial)
    const day = dayInIndia(new Date(issued_at))
    await insertCreditNote(trx, {
      id: `gstcn_${source.source_id}_${document.id}`,
      document_id: document.id,
      ...source,
      gstin,
      financial_year,
      serial,
      number,
      issued_at: new Date(issued_at).toISOString(),
      content: { ...buildCreditNote(document, credited, reason), number, financial_year, day },
    })
  }
}

/** Returns the owner's prefix of a document's number, before the letter of its kind. */
const seriesPrefix = ({ content: { number } }: CreditableDocument) => number.slice(0, number.indexOf("/") - 1)

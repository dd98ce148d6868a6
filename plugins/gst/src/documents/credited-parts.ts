import { shareOut } from "@haat/sdk/share-out"
import type { DocumentContent } from "../contract"

/** Part index of a document's round-up to whole rupees. */
export const ROUNDING = -1

/** A document of shipped goods with its credit notes. */
export type CreditableDocument = {
  id: string
  gstin: string
  content: DocumentContent
  notes: { source_id: string; content: DocumentContent }[]
}

/**
 * Amounts to credit, in whole paise: pieces of the order's lines at their paid price, delivery with the charges, and an
 * amount without a subject.
 */
export type CreditRequest = {
  lines: { line_id: string; pieces: number; paise: number }[]
  delivery_paise: number
  amount_paise: number
}

/** Credited amount of a part of a document. */
export type CreditedPart = { part: number; pieces: number; paise: number }

type Part = {
  document: string
  part: number
  line_id: string | null
  left_pieces: number
  left_paise: number
  pieces: number
  paise: number
}

/** Returns the uncredited paise of the delivery, charges and round-up of these documents. */
export const uncreditedChargesPaise = (documents: CreditableDocument[]): number =>
  documents.flatMap(partsOf).reduce((sum, { line_id, left_paise }) => sum + (line_id === null ? left_paise : 0), 0)

function partsOf({ id, content, notes }: CreditableDocument): Part[] {
  const { lines, delivery, rounding_paise } = content
  const credited = notes.flatMap((note) => [...note.content.lines, ...note.content.delivery])
  const rounded = notes.reduce((sum, note) => sum + note.content.rounding_paise, 0)
  const parts = [...lines, ...delivery].map(({ line_id, quantity, paid_paise }, part) => {
    const before = credited.filter((line) => line.part === part)
    return {
      document: id,
      part,
      line_id,
      pieces: 0,
      paise: 0,
      left_pieces: before.reduce((left, line) => left - line.quantity, line_id === null ? 0 : quantity),
      left_paise: before.reduce((left, line) => left - line.paid_paise, paid_paise),
    }
  })
  const rounding = { document: id, part: ROUNDING, line_id: null, left_pieces: 0, pieces: 0, paise: 0 }
  return [...parts, { ...rounding, left_paise: rounding_paise - rounded }]
}

/** Returns the uncredited rest of each part of a document. */
export const uncreditedParts = (document: CreditableDocument): CreditedPart[] =>
  partsOf(document).flatMap(({ part, left_pieces, left_paise }) =>
    left_pieces > 0 || left_paise > 0 ? [{ part, pieces: left_pieces, paise: left_paise }] : [],
  )

/**
 * Distributes a credit over the parts of an order's documents, the oldest first; returns the parts by document id.
 * Never credits more than the rest of a part; an amount that exceeds a line is shared among the other parts. Pieces
 * without a document, or credited already, are left out with their amount.
 */
export function creditedParts(documents: CreditableDocument[], wanted: CreditRequest): Map<string, CreditedPart[]> {
  const parts = documents.flatMap(partsOf)
  let rest = wanted.amount_paise
  for (const { line_id, pieces, paise } of wanted.lines)
    rest += allocatePieces(
      parts.filter((part) => part.line_id === line_id),
      pieces,
      paise,
    )
  rest += allocateByValue(
    parts.filter(({ line_id }) => line_id === null),
    wanted.delivery_paise,
  )
  allocateByValue(parts, rest)
  const taken = parts.filter(({ pieces, paise }) => pieces > 0 || paise > 0)
  return new Map(
    documents.map(({ id }) => [
      id,
      taken.flatMap(({ document, part, pieces, paise }) => (document === id ? [{ part, pieces, paise }] : [])),
    ]),
  )
}

/** @returns the paise that exceed these parts */
function allocatePieces(parts: Part[], wanted: number, paise: number): number {
  const pieces = Math.min(
    wanted,
    parts.reduce((sum, { left_pieces }) => sum + left_pieces, 0),
  )
  let [rest, money] = [pieces, pieces === wanted ? paise : Math.floor((paise * pieces) / wanted)]
  for (const part of parts) {
    const count = Math.min(rest, part.left_pieces)
    if (!count) continue
    money -= take(part, count === rest ? money : Math.floor((money * count) / rest), count)
    rest -= count
  }
  for (const part of parts) money -= take(part, money)
  return money
}

/** Shares an amount among parts by what is left of them. @returns the paise that exceed these parts */
function allocateByValue(parts: Part[], paise: number): number {
  const left = parts.map(({ left_paise }) => left_paise)
  const taken = Math.min(
    paise,
    left.reduce((sum, amount) => sum + amount, 0),
  )
  shareOut(taken, left).forEach((share, at) => {
    take(parts[at], share)
  })
  return paise - taken
}

/** Takes at most `paise` from a part. @returns the taken paise */
function take(part: Part, paise: number, pieces = 0): number {
  const taken = Math.min(paise, part.left_paise)
  part.left_paise -= taken
  part.left_pieces -= pieces
  part.paise += taken
  part.pieces += pieces
  return taken
}

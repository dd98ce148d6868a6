import type { DocumentContent, DocumentLine } from "../contract"
import type { CreditableDocument, CreditedPart } from "./credited-parts"
import { ROUNDING } from "./credited-parts"
import { sliceLine } from "./part-of-line"

/**
 * Builds the content of a credit note, without number and day. Its tax is a share of the document's amounts; all notes
 * of a part add up to the part, to the paisa.
 */
export function buildCreditNote(
  { content, notes }: CreditableDocument,
  credited: CreditedPart[],
  reason: string,
): Omit<DocumentContent, "number" | "financial_year" | "day"> {
  const parts = [...content.lines, ...content.delivery]
  const toCreditedLine = ({ part, pieces, paise }: CreditedPart): DocumentLine => {
    const line = parts[part]
    const before = notes
      .flatMap((note) => [...note.content.lines, ...note.content.delivery])
      .reduce((sum, other) => (other.part === part ? sum + other.paid_paise : sum), 0)
    const share = sliceLine(line, Math.max(1, line.paid_paise), before, before + paise)
    return { ...line, ...share, quantity: pieces, discount_paise: 0, part }
  }
  const lines = credited.filter(({ part }) => part !== ROUNDING).map(toCreditedLine)
  const rounding_paise = credited.find(({ part }) => part === ROUNDING)?.paise ?? 0
  const { upi: _paid, ...rest } = content
  const { number, day, kind } = content
  return {
    ...rest,
    kind: "credit_note",
    lines: lines.filter(({ line_id }) => line_id !== null),
    delivery: lines.filter(({ line_id }) => line_id === null),
    rounding_paise,
    total_paise: lines.reduce((sum, { paid_paise }) => sum + paid_paise, rounding_paise),
    credits: { number, day, kind: kind === "bill_of_supply" ? kind : "tax_invoice", reason },
  }
}

/** @module-tag money */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { DocumentContent, DocumentLine } from "../contract"
import { buildCreditNote } from "./credit-note"
import { type CreditableDocument, type CreditRequest, creditedParts } from "./credited-parts"
import { sumAmounts } from "./hsn-summary"

const line = (line_id: string | null, quantity: number, taxable_paise: number, half: number): DocumentLine => ({
  line_id,
  name: "",
  name_hi: null,
  hsn: "6204",
  unit: "PCS",
  quantity,
  price_paise: 0,
  discount_paise: 0,
  exempt: false,
  rate: 500,
  taxable_paise,
  cgst_paise: half,
  sgst_paise: half,
  utgst_paise: 0,
  igst_paise: 0,
  paid_paise: taxable_paise + 2 * half,
})

const document = (id: string, lines: DocumentLine[], delivery: DocumentLine[] = [], rounding_paise = 0) => {
  const paid = [...lines, ...delivery].reduce((sum, { paid_paise }) => sum + paid_paise, rounding_paise)
  const content = { kind: "tax_invoice", number: id, day: "2026-11-25", lines, delivery, rounding_paise }
  const whole = { ...content, total_paise: paid } as DocumentContent
  return { id, gstin: "", content: whole, notes: [] } as CreditableDocument
}

/** The notes of one refund or return, added to their documents. */
function credit(documents: CreditableDocument[], source_id: string, wanted: Partial<CreditRequest>): number {
  const parts = creditedParts(documents, { lines: [], delivery_paise: 0, amount_paise: 0, ...wanted })
  let credited = 0
  for (const document of documents) {
    const of = parts.get(document.id) ?? []
    if (!of.length) continue
    const content = buildCreditNote(document, of, "damaged") as DocumentContent
    document.notes.push({ source_id, content })
    credited += content.total_paise
  }
  return credited
}

const leftOf = ({ content, notes }: CreditableDocument) =>
  notes.reduce((left, note) => left - note.content.total_paise, content.total_paise)

describe("credit notes", () => {
  it("never exceed their document in any sequence, and the last one leaves exactly nothing, tax by tax", () => {
    const paid = fc.record({ taxable: fc.integer({ min: 100, max: 1e8 }), half: fc.nat(1e6) })
    const amount = fc.oneof({ arbitrary: paid, weight: 4 }, fc.constant({ taxable: 0, half: 0 }))
    const cents = fc.array(fc.integer({ min: 1, max: 1e8 }), { maxLength: 6 })
    const order = fc.record({ lines: fc.array(amount, { minLength: 1, maxLength: 4 }), rounding: fc.nat(99), cents })
    fc.assert(
      fc.property(order, ({ lines, rounding, cents }) => {
        const goods = lines.map(({ taxable, half }, nth) => line(`line_${nth}`, nth + 1, taxable, half))
        const bill = document("one", goods, [line(null, 1, 4_000, 100)], rounding)
        cents.forEach((amount_paise, nth) => {
          const left = leftOf(bill)
          expect(credit([bill], `refund_${nth}`, { amount_paise })).toBe(Math.min(left, amount_paise))
        })
        const pieces = goods.map(({ line_id, quantity }) => ({
          line_id: line_id as string,
          pieces: quantity,
          paise: 0,
        }))
        credit([bill], "pieces", { lines: pieces })
        credit([bill], "last", { amount_paise: 1e10 })
        const { content, notes } = bill
        for (const [part, whole] of [...content.lines, ...content.delivery].entries()) {
          const credited = notes.flatMap((note) => [...note.content.lines, ...note.content.delivery])
          const { paid_paise, taxable_paise, cgst_paise, sgst_paise } = sumAmounts(
            credited.filter((one) => one.part === part),
          )
          expect([paid_paise, taxable_paise, cgst_paise]).toEqual([
            whole.paid_paise,
            whole.taxable_paise,
            whole.cgst_paise,
          ])
          expect(sgst_paise).toBe(cgst_paise)
        }
        expect(leftOf(bill)).toBe(0)
      }),
    )
  })

  it("share an amount without lines among a document's parts by value, odd paise to the largest remainders", () => {
    const bill = document("one", [line("a", 1, 20_000, 500), line("b", 1, 9_500, 250)], [line(null, 1, 950, 25)], 1)
    expect(credit([bill], "refund", { amount_paise: 1_001 })).toBe(1_001)
    const [{ content }] = bill.notes
    expect(content.lines.map(({ paid_paise, quantity }) => [paid_paise, quantity])).toEqual([
      [657, 0],
      [313, 0],
    ])
    expect([content.delivery[0].paid_paise, content.rounding_paise]).toEqual([31, 0])
  })

  it("are of the parcels' documents, the first first, where pieces of a line left in several", () => {
    const bills = [document("one", [line("a", 1, 33_333, 0)]), document("two", [line("a", 2, 66_667, 0)])]
    expect(credit(bills, "first", { lines: [{ line_id: "a", pieces: 2, paise: 66_666 }] })).toBe(66_666)
    expect(bills.map(leftOf)).toEqual([0, 33_334])
    expect(credit(bills, "second", { lines: [{ line_id: "a", pieces: 1, paise: 33_334 }] })).toBe(33_334)
    expect(bills.map(({ notes }) => notes.length)).toEqual([1, 2])
    expect(credit(bills, "third", { lines: [{ line_id: "a", pieces: 1, paise: 33_334 }] })).toBe(0)
  })
})

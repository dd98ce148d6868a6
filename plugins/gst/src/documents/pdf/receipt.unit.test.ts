/** @module-tag money */
import { expect, it, vi } from "vitest"
import type { DocumentContent, DocumentLine } from "../../contract"
import { messages } from "../messages"
import { drawReceipt } from "./receipt"
import { ROLL, Sheet } from "./sheet"

const KURTA: DocumentLine = {
  line_id: "line",
  name: "Kurta",
  name_hi: null,
  hsn: "6204",
  unit: "PCS",
  quantity: 2,
  price_paise: 525_00,
  discount_paise: 0,
  exempt: false,
  rate: 5_00,
  taxable_paise: 1_000_00,
  cgst_paise: 25_00,
  sgst_paise: 25_00,
  utgst_paise: 0,
  igst_paise: 0,
  paid_paise: 1_050_00,
}
const PARTY = { name: "Esha Rao", address: ["3 Bund Garden Road"], state: "27", gstin: "" }

const documentOf = (line: DocumentLine): DocumentContent => ({
  kind: "tax_invoice",
  number: "HTI/2627/00001",
  financial_year: "2026-27",
  day: "2026-11-24",
  shop_name: "Haat",
  supplier: { ...PARTY, name: "Haat Retail", pan: "" },
  buyer: PARTY,
  delivered_to: PARTY,
  order: { display_id: 1, placed_on: "2026-11-24", payment_method: "", payment_status: "" },
  place_of_supply: "27",
  reverse_charge: false,
  charges_tax: true,
  lines: [line],
  delivery: [],
  rounding_paise: 0,
  total_paise: line.paid_paise,
})

/** Draws a receipt and returns its texts, each with its font size and the height of its rows in lines. */
function drawnTexts(line: DocumentLine) {
  const sheet = new Sheet({ Title: "", Author: "", CreationDate: new Date(0) }, "en-IN", ROLL)
  const drawText = vi.spyOn(sheet, "drawText")
  drawReceipt(sheet, documentOf(line), messages, "en")
  return drawText.mock.calls.map(([text, x, y, style = {}], index) => {
    const { size = 0, bold = false } = style
    const height = drawText.mock.results[index].value as number
    return { text, x, y, size, lines: Math.round(height / sheet.textHeight("0", 100, size, bold)) }
  })
}

it("prints addresses at the size of the receipt, and headings no larger than its maximum", () => {
  const texts = drawnTexts(KURTA)
  const sizeOf = (wanted: string) => texts.find(({ text }) => text === wanted)?.size
  expect(sizeOf("3 Bund Garden Road")).toBe(7.5)
  expect(sizeOf("Esha Rao")).toBe(7.5)
  expect(sizeOf("Haat")).toBe(11)
  expect(Math.max(...texts.map(({ size }) => size))).toBe(11)
})

it("prints the taxes of an HSN code on one line, below the code when they are wide", () => {
  const summaryOf = (line: DocumentLine) => {
    const texts = drawnTexts(line)
    const at = texts.findIndex(({ text }) => text === "6204, 5%")
    return { code: texts[at], amount: texts[at + 1] }
  }
  const small = summaryOf(KURTA)
  expect(small.amount).toMatchObject({ text: "1,000.00 + CGST 25.00 + SGST 25.00", lines: 1, y: small.code.y })
  const amounts = { taxable_paise: 1_23_45_678_00, cgst_paise: 3_08_641_95, sgst_paise: 3_08_641_95 }
  const large = summaryOf({ ...KURTA, ...amounts, paid_paise: 1_29_62_961_90 })
  expect(large.amount).toMatchObject({ text: "1,23,45,678.00 + CGST 3,08,641.95 + SGST 3,08,641.95", lines: 1 })
  expect(large.amount.y).toBeGreaterThan(large.code.y)
})

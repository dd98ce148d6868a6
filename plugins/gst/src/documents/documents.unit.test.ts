/** @module-tag numbering */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { amountInWords } from "./amount-in-words"
import { documentNumber } from "./number"
import { sliceLine } from "./part-of-line"

describe("a document's number", () => {
  const of = (serial: number, prefix = "HT", kind: "tax_invoice" | "bill_of_supply" = "tax_invoice") =>
    documentNumber({ kind, prefix, financial_year: "2026-27" }, serial)

  it("has series, financial year and serial number in sixteen characters up to the ten millionth", () => {
    expect([of(1, "H"), of(42), of(1, "H", "bill_of_supply")]).toEqual([
      "HI/2627/00001",
      "HTI/2627/00042",
      "HB/2627/00001",
    ])
    expect(of(9_999_999)).toHaveLength(16)
    expect(of(9_999_999)).toMatch(/^[A-Z0-9/-]+$/)
  })
})

describe("an amount in words", () => {
  const words = (rupees: number) => [
    amountInWords(Math.round(rupees * 100), "en"),
    amountInWords(Math.round(rupees * 100), "hi"),
  ]

  it("counts in thousands, lakhs and crores, in English and Hindi", () => {
    expect(words(2_625)).toEqual(["Rupees two thousand six hundred twenty-five only", "दो हज़ार छह सौ पच्चीस रुपये मात्र"])
    expect(words(1_00_500.2)).toEqual([
      "Rupees one lakh five hundred and twenty paise only",
      "एक लाख पाँच सौ रुपये और बीस पैसे मात्र",
    ])
    expect(words(12_34_56_789)).toEqual([
      "Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine only",
      "बारह करोड़ चौंतीस लाख छप्पन हज़ार सात सौ नवासी रुपये मात्र",
    ])
    expect(words(0)[0]).toBe("Rupees zero only")
  })

  it("has a word of its own for each number to ninety-nine", () => {
    for (const locale of ["en", "hi"] as const)
      expect(new Set(Array.from({ length: 100 }, (_, n) => amountInWords(n * 100, locale))).size).toBe(100)
  })
})

describe("a line that leaves in several parcels", () => {
  it("is, all parts together, the line to the paisa, and each part is exact in itself", () => {
    const amounts = fc.record({ taxable: fc.nat(1e9), half: fc.nat(1e8), pieces: fc.integer({ min: 1, max: 50 }) })
    fc.assert(
      fc.property(amounts, fc.nat(), ({ taxable, half, pieces }, cut) => {
        const line = {
          hsn: "6204",
          exempt: false,
          rate: 500,
          paid_paise: taxable + 2 * half,
          taxable_paise: taxable,
          cgst_paise: half,
          sgst_paise: half,
          utgst_paise: 0,
          igst_paise: 0,
        }
        const middle = cut % (pieces + 1)
        const [first, second] = [sliceLine(line, pieces, 0, middle), sliceLine(line, pieces, middle, pieces)]
        for (const name of ["paid_paise", "taxable_paise", "cgst_paise", "sgst_paise"] as const)
          expect(first[name] + second[name]).toBe(line[name])
        for (const { paid_paise, taxable_paise, cgst_paise, sgst_paise } of [first, second]) {
          expect(taxable_paise + cgst_paise + sgst_paise).toBe(paid_paise)
          expect(cgst_paise).toBe(sgst_paise)
        }
        expect(sliceLine(line, pieces, 0, pieces)).toEqual(line)
      }),
    )
  })
})

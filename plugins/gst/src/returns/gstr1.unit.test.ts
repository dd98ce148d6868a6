/** @module-tag money */
import { describe, expect, it } from "vitest"
import { RETURN_TABLES, type ReturnSums } from "../contract"
import { HOME_GSTIN, NOVEMBER } from "../testing/month-papers"
import { CSV_TABLES } from "./csv-tables"
import { gstr1 } from "./gstr1"
import { portalJson } from "./portal-json"

const MONTH = gstr1(NOVEMBER, { gstin: HOME_GSTIN, month: "2026-11" })
const GOLDEN = "../testing/golden"

describe("GSTR-1 of a month with returns, businesses and exempt goods", () => {
  it("is the golden file, in the portal's shape", async () => {
    const text = `${JSON.stringify(portalJson(MONTH), null, 2)}\n`
    await expect(text).toMatchFileSnapshot(`${GOLDEN}/gstr1-2026-11.json`)
  })

  it("is a golden file a table, for a spreadsheet", async () => {
    for (const table of RETURN_TABLES) {
      const { headings, rows } = CSV_TABLES[table](MONTH)
      expect(rows.every((row) => row.length === headings.length)).toBe(true)
      const text = [headings, ...rows].map((row) => `${row.join(",")}\n`).join("")
      await expect(text).toMatchFileSnapshot(`${GOLDEN}/${table}-2026-11.csv`)
    }
  })

  it("adds up: tables, HSN summaries and documents come to the same taxable value, taxes and sums", () => {
    const { b2b, b2cl, b2cs, cdnr, cdnur, exempt, hsn_b2b, hsn_b2c, invoiced, credited } = MONTH
    const net = (name: keyof ReturnSums) => invoiced[name] - credited[name]
    for (const name of ["taxable_paise", "cgst_paise", "sgst_paise", "igst_paise"] as const) {
      const sum = (rows: Record<typeof name, number>[]) => rows.reduce((total, row) => total + row[name], 0)
      expect(sum([...b2b, ...b2cl, ...b2cs]) - sum([...cdnr, ...cdnur])).toBe(net(name))
      const codes = [...hsn_b2b, ...hsn_b2c].filter(({ rate }) => rate > 0)
      expect(sum(codes)).toBe(net(name))
    }
    const untaxed = exempt.reduce((sum, { nil_paise, exempt_paise }) => sum + nil_paise + exempt_paise, 0)
    expect(untaxed).toBe(net("untaxed_paise"))
    for (const sums of [invoiced, credited]) {
      const { taxable_paise, cgst_paise, sgst_paise, igst_paise, untaxed_paise, rounding_paise } = sums
      expect(taxable_paise + cgst_paise + sgst_paise + igst_paise + untaxed_paise + rounding_paise).toBe(
        sums.total_paise,
      )
    }
    expect(net("total_paise")).toBe(
      NOVEMBER.reduce((sum, { kind, total_paise }) => sum + (kind === "credit_note" ? -1 : 1) * total_paise, 0),
    )
  })

  it("names an invoice to another state by itself above the limit of its day, and not at it", () => {
    const large = (total_paise: number, day: string) =>
      gstr1([{ ...NOVEMBER[2], total_paise, day }], { gstin: HOME_GSTIN, month: day.slice(0, 7) }).b2cl.length
    expect([large(1_00_000_00, "2026-11-09"), large(1_00_000_01, "2026-11-09")]).toEqual([0, 1])
    expect([large(2_50_000_00, "2024-07-31"), large(1_00_000_01, "2024-08-01")]).toEqual([0, 1])
  })
})

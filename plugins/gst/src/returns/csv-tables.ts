import { stateByCode } from "@haat/places/contract"
import { toRupees } from "@haat/sdk/money"
import type { ReturnTable } from "../contract"
import { type Gstr1, type HsnRow, type PaperRow, unitOf } from "./gstr1"

/** A table as a file: headings as the portal's offline tool has them, and its rows' cells. */
export type CsvTable = { headings: string[]; rows: string[][] }

/** Paise as rupees with two decimals, as the portal takes them. */
export const decimalRupees = (paise: number) => toRupees(paise).toFixed(2)
const percent = (rate: number) => String(rate / 100)
const place = (code: string) => `${code}-${stateByCode(code)?.en ?? ""}`
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ")
/** 25-Nov-2026 */
const date = (day: string) => {
  const [year, month, date] = day.split("-")
  return `${date}-${MONTHS[Number(month) - 1]}-${year}`
}

const RATED = ["Rate", "Taxable Value", "Cess Amount"]
const rated = ({ rate, taxable_paise }: { rate: number; taxable_paise: number }) => [
  percent(rate),
  decimalRupees(taxable_paise),
  "0.00",
]

const notes = (row: PaperRow) => [row.number, date(row.day), "C", place(row.place_of_supply)]

/** Units as the offline tool writes them. */
const UQC_NAMES: Record<string, string> = { PCS: "PCS-PIECES" }

function hsn(rows: HsnRow[]): CsvTable {
  return {
    headings: [
      "HSN",
      "Description",
      "UQC",
      "Total Quantity",
      "Total Value",
      "Rate",
      "Taxable Value",
      "Integrated Tax Amount",
      "Central Tax Amount",
      "State/UT Tax Amount",
      "Cess Amount",
    ],
    rows: rows.map((row) => [
      ...[
        row.hsn,
        "",
        UQC_NAMES[unitOf(row)] ?? unitOf(row),
        String(row.quantity),
        decimalRupees(row.paid_paise),
        percent(row.rate),
      ],
      ...[row.taxable_paise, row.igst_paise, row.cgst_paise, row.sgst_paise].map(decimalRupees),
      "0.00",
    ]),
  }
}

/** A month's table, row by row. */
export const CSV_TABLES: Record<ReturnTable, (month: Gstr1) => CsvTable> = {
  b2b: ({ b2b }) => ({
    headings: [
      "GSTIN/UIN of Recipient",
      "Invoice Number",
      "Invoice date",
      "Invoice Value",
      "Place Of Supply",
      "Reverse Charge",
      "Invoice Type",
      ...RATED,
    ],
    rows: b2b.map((row) => [
      row.buyer_gstin,
      row.number,
      date(row.day),
      decimalRupees(row.total_paise),
      place(row.place_of_supply),
      "N",
      "Regular B2B",
      ...rated(row),
    ]),
  }),
  b2cl: ({ b2cl }) => ({
    headings: ["Invoice Number", "Invoice date", "Invoice Value", "Place Of Supply", ...RATED],
    rows: b2cl.map((row) => [
      row.number,
      date(row.day),
      decimalRupees(row.total_paise),
      place(row.place_of_supply),
      ...rated(row),
    ]),
  }),
  b2cs: ({ b2cs }) => ({
    headings: ["Type", "Place Of Supply", ...RATED],
    rows: b2cs.map((row) => ["OE", place(row.place_of_supply), ...rated(row)]),
  }),
  cdnr: ({ cdnr }) => ({
    headings: [
      "GSTIN/UIN of Recipient",
      "Note Number",
      "Note Date",
      "Note Type",
      "Place Of Supply",
      "Reverse Charge",
      "Note Supply Type",
      "Note Value",
      ...RATED,
    ],
    rows: cdnr.map((row) => [
      row.buyer_gstin,
      ...notes(row),
      "N",
      "Regular B2B",
      decimalRupees(row.total_paise),
      ...rated(row),
    ]),
  }),
  cdnur: ({ cdnur }) => ({
    headings: ["UR Type", "Note Number", "Note Date", "Note Type", "Place Of Supply", "Note Value", ...RATED],
    rows: cdnur.map((row) => ["B2CL", ...notes(row), decimalRupees(row.total_paise), ...rated(row)]),
  }),
  exemp: ({ exempt }) => ({
    headings: ["Description", "Nil Rated Supplies", "Exempted", "Non-GST Supplies"],
    rows: exempt.map(({ inter_state, registered, nil_paise, exempt_paise }) => [
      `${inter_state ? "Inter" : "Intra"}-State supplies to ${registered ? "registered" : "unregistered"} persons`,
      decimalRupees(nil_paise),
      decimalRupees(exempt_paise),
      "0.00",
    ]),
  }),
  "hsn-b2b": ({ hsn_b2b }) => hsn(hsn_b2b),
  "hsn-b2c": ({ hsn_b2c }) => hsn(hsn_b2c),
  docs: ({ series }) => ({
    headings: ["Nature of Document", "Sr. No. From", "Sr. No. To", "Total Number", "Cancelled"],
    rows: series.map(({ credit, from, to, count }) => [
      credit ? "Credit Note" : "Invoices for outward supply",
      from,
      to,
      String(count),
      "0",
    ]),
  }),
}

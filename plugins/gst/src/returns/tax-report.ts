import type { TaxReportRow } from "../contract"
import { stateByCode } from "../rules/states"
import type { CsvTable } from "./csv-tables"

const rupees = (paise: number) => (paise / 100).toFixed(2)

/** The report of sales and tax as a file. */
export const taxReportTable = (rows: TaxReportRow[]): CsvTable => ({
  headings: ["Day", "State", "Rate", "Taxable value", "CGST", "SGST/UTGST", "IGST", "Total"],
  rows: rows.map((row) => [
    ...[row.day, stateByCode(row.state)?.en ?? "", String(row.rate / 100)],
    ...[row.taxable_paise, row.cgst_paise, row.sgst_paise, row.igst_paise, row.total_paise].map(rupees),
  ]),
})

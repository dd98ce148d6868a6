import { stateByCode } from "@haat/places/contract"
import type { Database } from "@haat/sdk/server/database"
import type { TaxReportQuery, TaxReportRow } from "../contract"
import { readTaxReport } from "../queries/gst-return"
import { type CsvTable, decimalRupees } from "./csv-tables"
import { readGstins, resolveGstin } from "./gstins"

/** The report of sales and tax as a file. */
export const taxReportTable = (rows: TaxReportRow[]): CsvTable => ({
  headings: ["Day", "State", "Rate", "Taxable value", "CGST", "SGST/UTGST", "IGST", "Total"],
  rows: rows.map((row) => [
    row.day,
    stateByCode(row.state)?.en ?? "",
    String(row.rate / 100),
    ...[row.taxable_paise, row.cgst_paise, row.sgst_paise, row.igst_paise, row.total_paise].map(decimalRupees),
  ]),
})

/**
 * Sales and tax of days in India under one of the shop's GSTINs.
 * @throws HttpError 404 for one that it does not have
 */
export async function buildTaxReport(
  db: Database,
  { gstin: wanted, ...days }: TaxReportQuery,
): Promise<TaxReportRow[]> {
  const gstins = await readGstins(db)
  const gstin = resolveGstin(gstins, wanted)
  const [own, ...others] = gstins
  return readTaxReport(db, days, [gstin, ...others], gstin === own)
}

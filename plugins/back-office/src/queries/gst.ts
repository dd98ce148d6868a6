import type {
  CategoryTax,
  DocumentsOfPeriod,
  GstReturn,
  PaperSize,
  PeriodFile,
  PeriodQuery,
  ProductTax,
  ReturnFile,
  SaveGoodsTax,
  SaveTaxSettings,
  TaxProblems,
  TaxReportQuery,
  TaxReportRow,
  TaxSettings,
} from "@haat/gst/contract"
import { GST } from "@haat/gst/contract"
import type { Locale } from "@haat/http/locale"
import type { MedusaContainer } from "@medusajs/framework/types"

/** Headings and cells of a CSV file. */
type Table = { headings: string[]; rows: string[][] }

/** What the back office asks of the GST module's service, which is resolved by its key. */
type Gst = {
  settings(): Promise<TaxSettings>
  saveSettings(settings: SaveTaxSettings): Promise<TaxSettings>
  problems(): Promise<TaxProblems>
  fileOf(wanted: { order_id: string; locale: Locale; paper: PaperSize }): Promise<{ name: string; content: Buffer }>
  productTax(id: string): Promise<ProductTax>
  saveProductTax(id: string, tax: SaveGoodsTax): Promise<ProductTax>
  ownTaxes(ids: string[]): Promise<Map<string, SaveGoodsTax>>
  categoryTax(id: string): Promise<CategoryTax>
  saveCategoryTax(id: string, tax: SaveGoodsTax): Promise<CategoryTax>
  documentsOfPeriod(days: TaxReportQuery): Promise<DocumentsOfPeriod>
  periodFiles(period: PeriodQuery): AsyncGenerator<PeriodFile>
  gstReturn(month: string): Promise<GstReturn>
  returnFile(month: string, file: ReturnFile): Promise<{ name: string } & ({ table: Table } | { json: object })>
  taxReport(days: TaxReportQuery): Promise<TaxReportRow[]>
  taxReportTable(days: TaxReportQuery): Promise<Table>
}

export const gstOf = (scope: MedusaContainer) => scope.resolve<Gst>(GST)

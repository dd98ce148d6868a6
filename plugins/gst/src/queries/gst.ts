import type { SaveGoodsTax } from "@haat/catalog/contract"
import type { Locale } from "@haat/sdk/locale"
import type { MedusaContainer } from "@medusajs/framework/types"
import {
  type CategoryTax,
  type DaysQuery,
  type DocumentsOfPeriod,
  GST,
  type GstReturn,
  type PaperSize,
  type PeriodFile,
  type PeriodQuery,
  type ProductTax,
  type ReturnFile,
  type SaveTaxSettings,
  type TaxProblems,
  type TaxReportQuery,
  type TaxReportRow,
  type TaxSettings,
} from "../contract"

/** Headings and cells of a CSV file. */
type Table = { headings: string[]; rows: string[][] }

/** Month and GSTIN of a return; without `gstin` that of the shop itself. */
type WantedReturn = { month: string; gstin?: string }

/** Used part of the GST module's service, which is resolved by its key. */
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
  reports: {
    documentsOfPeriod(days: DaysQuery): Promise<DocumentsOfPeriod>
    periodFiles(period: PeriodQuery): AsyncGenerator<PeriodFile>
    gstReturn(wanted: WantedReturn): Promise<GstReturn>
    returnFile(
      wanted: WantedReturn,
      file: ReturnFile,
    ): Promise<{ name: string } & ({ table: Table } | { json: object })>
    taxReport(wanted: TaxReportQuery): Promise<TaxReportRow[]>
    taxReportTable(wanted: TaxReportQuery): Promise<Table>
  }
}

export const gstOf = (scope: MedusaContainer) => scope.resolve<Gst>(GST)

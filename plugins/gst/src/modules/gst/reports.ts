import type { Database } from "@haat/sdk/server/database"
import type {
  DaysQuery,
  GstReturn,
  PeriodDocumentCount,
  PeriodFile,
  PeriodQuery,
  ReturnFile,
  TaxReportQuery,
  TaxReportRow,
} from "../../contract"
import { countPeriodDocuments, periodFiles } from "../../documents/period-files"
import type { CsvTable } from "../../returns/csv-tables"
import { type MonthFile, monthFile, type ReturnRequest, readGstReturn } from "../../returns/month"
import { buildTaxReport, taxReportTable } from "../../returns/tax-report"

/** Reports for the accountant: a period's documents, returns and sums. */
export class GstReports {
  constructor(private readonly database: Database) {}

  countPeriodDocuments(days: DaysQuery): Promise<PeriodDocumentCount> {
    return countPeriodDocuments(this.database, days)
  }

  /** All documents of a period, some in a file; each file is made on demand. */
  periodFiles(period: PeriodQuery): AsyncGenerator<PeriodFile> {
    return periodFiles(this.database, period)
  }

  /** A month's GSTR-1 beside the shop's books. @throws HttpError 404 */
  gstReturn(wanted: ReturnRequest): Promise<GstReturn> {
    return readGstReturn(this.database, wanted)
  }

  /** @throws HttpError 404 */
  returnFile(wanted: ReturnRequest, file: ReturnFile): Promise<MonthFile> {
    return monthFile(this.database, wanted, file)
  }

  /** Sales and tax of days in India, by day, state and rate. @throws HttpError 404 */
  taxReport(wanted: TaxReportQuery): Promise<TaxReportRow[]> {
    return buildTaxReport(this.database, wanted)
  }

  /** The same as a file's cells. */
  async taxReportTable(wanted: TaxReportQuery): Promise<CsvTable> {
    return taxReportTable(await this.taxReport(wanted))
  }
}

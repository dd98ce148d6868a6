import type { Database } from "@haat/http/database"
import { type GstReturn, RETURN_TABLES, type ReturnFile, type ReturnTable } from "../contract"
import { readTaxSettings } from "../modules/gst/queries/settings"
import { type Period, readDifferences, readLedger, readPapers } from "../queries/gst-return"
import { CSV_TABLES, type CsvTable } from "./csv-tables"
import { type Gstr1, gstr1 } from "./gstr1"
import { portalJson } from "./portal-json"

const MAX_DIFFERENCES = 200

/** A file of a month: a table's rows, or the JSON for the portal. */
export type MonthFile = { name: string } & ({ table: CsvTable } | { json: object })

/** The moments at which a month (YYYY-MM) begins and ends in India. */
function periodOf(month: string, gstin: string): Period {
  const [year, number] = month.split("-").map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`
  return { from: `${month}-01T00:00:00+05:30`, until: `${next}-01T00:00:00+05:30`, gstin }
}

async function readMonth(db: Database, month: string): Promise<{ period: Period; filled: Gstr1 }> {
  const { gstin } = await readTaxSettings(db)
  const period = periodOf(month, gstin)
  return { period, filled: gstr1(await readPapers(db, period), { gstin, month }) }
}

/** A month's return beside the shop's books, under the GSTIN that the shop has now. */
export async function monthOf(db: Database, month: string): Promise<GstReturn> {
  const { period, filled } = await readMonth(db, month)
  const { gstin, invoiced, credited } = filled
  return {
    ...{ month, gstin, invoiced, credited },
    ledger: await readLedger(db, period),
    differences: await readDifferences(db, period, MAX_DIFFERENCES),
    rows: Object.fromEntries(
      RETURN_TABLES.map((table) => [table, CSV_TABLES[table](filled).rows.length]),
    ) as GstReturn["rows"],
  }
}

/** One of a month's files. */
export async function monthFile(db: Database, month: string, file: ReturnFile): Promise<MonthFile> {
  const { filled } = await readMonth(db, month)
  const name = `${filled.gstin || "shop"}-${month}-${file}`
  if (file === "gstr1.json") return { name, json: portalJson(filled) }
  return { name, table: CSV_TABLES[file.slice(0, -".csv".length) as ReturnTable](filled) }
}

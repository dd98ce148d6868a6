import type { Database } from "@haat/sdk/server/database"
import { type GstReturn, RETURN_TABLES, type ReturnFile, type ReturnTable } from "../contract"
import { type Period, readDifferences, readLedger, readPapers } from "../queries/gst-return"
import { CSV_TABLES, type CsvTable } from "./csv-tables"
import { readGstins, resolveGstin } from "./gstins"
import { type Gstr1, gstr1 } from "./gstr1"
import { portalJson } from "./portal-json"

const MAX_DIFFERENCES = 200

/** A file of a month: a table's rows, or the JSON for the portal. */
export type MonthFile = { name: string } & ({ table: CsvTable } | { json: object })

/** Returns the begin and end of a month (YYYY-MM) in India. */
function monthPeriod(month: string, gstin: string): Period {
  const [year, number] = month.split("-").map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`
  return { from: `${month}-01T00:00:00+05:30`, until: `${next}-01T00:00:00+05:30`, gstin }
}

/** Month and GSTIN of a return; without `gstin` that of the shop itself. */
export type ReturnRequest = { month: string; gstin?: string }

async function readMonth(db: Database, { month, ...wanted }: ReturnRequest) {
  const gstins = await readGstins(db)
  const gstin = resolveGstin(gstins, wanted.gstin)
  const period = monthPeriod(month, gstin)
  const filled: Gstr1 = gstr1(await readPapers(db, period), { gstin, month })
  return { gstins, period, filled }
}

/**
 * Returns a month's return, compared with the shop's ledger. @throws HttpError 404 for a GSTIN that the shop does not
 * have
 */
export async function readGstReturn(db: Database, wanted: ReturnRequest): Promise<GstReturn> {
  const { gstins, period, filled } = await readMonth(db, wanted)
  const { month } = wanted
  const { gstin, invoiced, credited } = filled
  return {
    month,
    gstin,
    gstins,
    invoiced,
    credited,
    ledger: await readLedger(db, period),
    differences: await readDifferences(db, period, MAX_DIFFERENCES),
    rows: Object.fromEntries(
      RETURN_TABLES.map((table) => [table, CSV_TABLES[table](filled).rows.length]),
    ) as GstReturn["rows"],
  }
}

/** Returns one file of a month's return. @throws HttpError 404 for a GSTIN that the shop does not have */
export async function monthFile(db: Database, wanted: ReturnRequest, file: ReturnFile): Promise<MonthFile> {
  const { filled } = await readMonth(db, wanted)
  const name = `${filled.gstin || "shop"}-${wanted.month}-${file}`
  if (file === "gstr1.json") return { name, json: portalJson(filled) }
  return { name, table: CSV_TABLES[file.slice(0, -".csv".length) as ReturnTable](filled) }
}

import { usualGstin } from "@haat/places/gstin"
import { z } from "zod"
import { DocumentQuery } from "./documents"

const MONTH = "A month is written as 2026-11"

/** The month of a return: YYYY-MM. */
export const ReturnMonth = z.string(MONTH).regex(/^20\d\d-(0[1-9]|1[0-2])$/, MONTH)

/** The tables of GSTR-1 that the shop fills, as their CSV files are called. */
export const RETURN_TABLES = ["b2b", "b2cl", "b2cs", "cdnr", "cdnur", "exemp", "hsn-b2b", "hsn-b2c", "docs"] as const
export type ReturnTable = (typeof RETURN_TABLES)[number]

/** Files of a month's return. */
export const RETURN_FILES = ["gstr1.json", ...RETURN_TABLES.map((table) => `${table}.csv` as const)] as const
export type ReturnFile = (typeof RETURN_FILES)[number]

/** Sums of documents, in whole paise. `untaxed_paise`: exempt and nil-rated; `sgst_paise` includes UTGST. */
export type ReturnSums = {
  documents: number
  taxable_paise: number
  cgst_paise: number
  sgst_paise: number
  igst_paise: number
  untaxed_paise: number
  rounding_paise: number
  total_paise: number
}

/** An order whose documents and ledger differ, in whole paise. */
export type ReturnDifference = {
  order_id: string
  display_id: number
  /** compared sums: shipped goods and the order's price, or the month's credits and refunds */
  about: "invoiced" | "credited"
  return_paise: number
  ledger_paise: number
}

/** A month's return, compared with the shop's ledger. */
export type GstReturn = {
  month: string
  gstin: string
  /** the shop's GSTIN and those of warehouses in other states */
  gstins: string[]
  invoiced: ReturnSums
  credited: ReturnSums
  /** sums of the orders of the month's documents, and the month's refunds of shipped orders; in whole paise */
  ledger: { invoiced_paise: number; credited_paise: number }
  /** the largest first, at most 200 */
  differences: ReturnDifference[]
  /** rows of each table */
  rows: Record<ReturnTable, number>
}

const DAY = "A day is written as 2026-11-25"
const day = z.string(DAY).refine((text) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)), DAY)

const Days = z.object({ from: day, until: day })

const GSTIN = "The shop has no such GSTIN"

/** GSTIN of the return; by default the shop's own. */
export const ReturnQuery = z.object({ gstin: z.string(GSTIN).overwrite(usualGstin).max(15, GSTIN).optional() })
export type ReturnQuery = z.infer<typeof ReturnQuery>

const validateDays = <Schema extends z.ZodType<{ from: string; until: string }>>(schema: Schema) =>
  schema
    .refine(({ from, until }) => from <= until, { message: "The first day is after the last", path: ["until"] })
    .refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= 400 * 86_400_000, {
      message: "A report is of at most 400 days",
      path: ["until"],
    })

/** A range of days in India, both inclusive, under one of the shop's GSTINs. */
export const TaxReportQuery = validateDays(Days.extend(ReturnQuery.shape))
export type TaxReportQuery = z.infer<typeof Days> & ReturnQuery

/** A range of days in India, both inclusive, for all GSTINs. */
export const DaysQuery = validateDays(Days)
export type DaysQuery = z.infer<typeof Days>

/** All documents of days in India, and how they are printed. */
export const PeriodQuery = validateDays(Days.extend(DocumentQuery.shape))
export type PeriodQuery = DaysQuery & DocumentQuery

/** Number of documents of a period, and of the zip files that contain them. */
export type PeriodDocumentCount = { documents: number; parts: number }

/** Sales less credits on a day in India, to a state, at a rate (basis points); whole paise. */
export type TaxReportRow = {
  day: string
  state: string
  rate: number
  taxable_paise: number
  cgst_paise: number
  sgst_paise: number
  igst_paise: number
  total_paise: number
}

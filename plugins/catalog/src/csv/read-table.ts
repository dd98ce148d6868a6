import { unguardCell } from "@haat/sdk/server/csv/guard-cell"
import { HttpError } from "@haat/sdk/server/http-error"
import { type CsvError, parse } from "csv-parse/sync"
import { IMPORT_ERRORS } from "../import-errors"
import { rejectWorkbook } from "./reject-workbook"

/** `line` is the row that a spreadsheet shows: a cell of several lines is in one row, and an empty row counts. */
export type TableRow = { line: number; cells: string[] }
export type Table = { header: string[]; records: TableRow[] }

/** The rows of a CSV file under its heading, without the empty ones. Throws HttpError 400 with a sentence. */
export const readTable = (bytes: Buffer): Table => {
  rejectWorkbook(bytes)
  const [heading, ...records] = readRows(decode(bytes))
  if (!heading) throw new HttpError(IMPORT_ERRORS.csv_empty)
  if (!records.length) throw new HttpError(IMPORT_ERRORS.csv_without_products)
  return { header: heading.cells, records }
}

const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw new HttpError(IMPORT_ERRORS.csv_not_utf8)
  }
}

/** Tells a spreadsheet what stands between the cells. No spreadsheet shows this line, so it is not counted. */
const SEPARATOR_LINE = /^\s*"?sep=(.)"?[\t,;]*(?:\r\n|\r|\n|$)/i

const readRows = (text: string): TableRow[] => {
  const separator = SEPARATOR_LINE.exec(text)
  const table = separator ? text.slice(separator[0].length) : text
  const rows: TableRow[] = []
  try {
    parse(table, {
      bom: true,
      delimiter: separator?.[1] ?? delimiterOf(table),
      on_record: (cells: string[], { records }) => {
        if (cells.some(Boolean)) rows.push({ line: records, cells: cells.map(unguardCell) })
        return null
      },
      // a file may have been put together from several
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      trim: true,
      max_record_size: 100_000,
    })
    return rows
  } catch (error) {
    const { records, message } = error as CsvError & { records?: number }
    const reason = plainReason(message)
    throw records === undefined
      ? new HttpError(IMPORT_ERRORS.csv_unreadable, { reason })
      : new HttpError(IMPORT_ERRORS.csv_unreadable_near, { line: records + 1, reason })
  }
}

const plainReason = (message: string) =>
  /quote/i.test(message)
    ? "a quotation mark is missing or too many"
    : /max_record_size/i.test(message)
      ? "a row is too long"
      : "it is not a CSV file"

/** Spreadsheets write semicolons or tabs where the comma is the decimal sign; the heading tells. */
const delimiterOf = (text: string) => {
  const [heading] = text.trimStart().split(/[\r\n]/, 1)
  const counts = [",", ";", "\t"].map((mark) => ({ mark, count: heading.split(mark).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0].mark
}

import { unguardCell } from "@haat/sdk/server/csv/guard-cell"
import { HttpError } from "@haat/sdk/server/http-error"
import { type CsvError, parse } from "csv-parse/sync"
import { IMPORT_ERRORS } from "../import-errors"
import { rejectWorkbook } from "./reject-workbook"

/** `line` is the row number in a spreadsheet: a cell with line breaks is in one row, and empty rows count. */
export type TableRow = { line: number; cells: string[] }
export type Table = { header: string[]; records: TableRow[] }

/** Parses a CSV file into its heading and non-empty rows. @throws HttpError 400 when it is no such file */
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

/** Line that declares the separator to spreadsheets, which do not show it; so it is not counted. */
const SEPARATOR_LINE = /^\s*"?sep=(.)"?[\t,;]*(?:\r\n|\r|\n|$)/i

const readRows = (text: string): TableRow[] => {
  const separator = SEPARATOR_LINE.exec(text)
  const table = separator ? text.slice(separator[0].length) : text
  const rows: TableRow[] = []
  try {
    parse(table, {
      bom: true,
      delimiter: separator?.[1] ?? detectDelimiter(table),
      on_record: (cells: string[], { records }) => {
        if (cells.some(Boolean)) rows.push({ line: records, cells: cells.map(unguardCell) })
        return null
      },
      // a file merged from several may mix line ends
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      trim: true,
      max_record_size: 100_000,
    })
    return rows
  } catch (error) {
    const { records, message } = error as CsvError & { records?: number }
    const reason = describeParseError(message)
    throw records === undefined
      ? new HttpError(IMPORT_ERRORS.csv_unreadable, { reason })
      : new HttpError(IMPORT_ERRORS.csv_unreadable_near, { line: records + 1, reason })
  }
}

const describeParseError = (message: string) =>
  /quote/i.test(message)
    ? "a quotation mark is missing or too many"
    : /max_record_size/i.test(message)
      ? "a row is too long"
      : "it is not a CSV file"

/** Returns the most frequent delimiter of the heading; spreadsheets with decimal commas write semicolons or tabs. */
const detectDelimiter = (text: string) => {
  const [heading] = text.trimStart().split(/[\r\n]/, 1)
  const counts = [",", ";", "\t"].map((mark) => ({ mark, count: heading.split(mark).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0].mark
}

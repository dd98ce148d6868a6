import { type ImportRow, type ImportVariant, MAX_IMPORT_ROWS } from "@haat/catalog/contract"
import { RATE_CLASSES } from "@haat/gst/contract"
import { HttpError } from "@haat/http/http-error"
import { typedPaise } from "@haat/http/money"
import { type CsvError, parse } from "csv-parse/sync"
import { IMPORT_ERRORS } from "../import-errors"
import { readAttributes, readChoices } from "./attribute-text"
import { COLUMN_NAMES, COLUMNS, type Column, PROBLEM_COLUMN, SUPPLIES } from "./columns"
import { unguardCell } from "./guard-cell"
import { readPictures } from "./picture-text"

export type ReadFile = { rows: ImportRow[]; source: { header: string[]; records: { line: number; cells: string[] }[] } }

type Record_ = { record: string[]; info: { lines: number } }

/** The rows of a file of products. Throws HttpError 400 with a sentence when it is no such file at all. */
export const readProducts = (bytes: Buffer): ReadFile => {
  const [heading, ...records] = readRecords(decode(bytes))
  if (!heading) throw new HttpError(IMPORT_ERRORS.csv_empty)
  const columns = readHeading(heading.cells)
  if (!records.length) throw new HttpError(IMPORT_ERRORS.csv_without_products)
  if (records.length > MAX_IMPORT_ROWS)
    throw new HttpError(IMPORT_ERRORS.csv_too_long, { most: MAX_IMPORT_ROWS, count: records.length })
  return {
    rows: records.map(({ line, cells }) => readRow(line, cells, columns)),
    source: { header: heading.cells, records },
  }
}

const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw new HttpError(IMPORT_ERRORS.csv_not_utf8)
  }
}

const readRecords = (text: string) => {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: 100_000,
    }) as unknown as Record_[]
    return records.map(({ record, info }) => ({
      line: info.lines - record.join("").split("\n").length + 1,
      cells: record.map(unguardCell),
    }))
  } catch (error) {
    const { lines, message } = error as CsvError & { lines?: number }
    const reason = plain(message)
    throw lines
      ? new HttpError(IMPORT_ERRORS.csv_unreadable_near, { line: lines, reason })
      : new HttpError(IMPORT_ERRORS.csv_unreadable, { reason })
  }
}

const plain = (message: string) =>
  /quote/i.test(message)
    ? "a quotation mark is missing or too many"
    : /max_record_size/i.test(message)
      ? "a row is too long"
      : "it is not a CSV file"

/** Spreadsheets write semicolons or tabs where the comma is the decimal sign; the heading tells. */
const delimiterOf = (text: string) => {
  const [heading] = text.split("\n", 1)
  const counts = [",", ";", "\t"].map((mark) => ({ mark, count: heading.split(mark).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0].mark
}

/** Which column stands where; undefined is one to be passed over. */
const readHeading = (cells: string[]): (Column | undefined)[] => {
  const columns = cells.map((cell) => {
    const name = cell.trim().toLowerCase()
    if (!name || name === PROBLEM_COLUMN) return undefined
    const column = COLUMN_NAMES.find((known) => known === name)
    if (!column)
      throw new HttpError(IMPORT_ERRORS.csv_unknown_column, { column: cell, columns: COLUMN_NAMES.join(", ") })
    return column
  })
  const named = columns.filter((column) => column !== undefined)
  const twice = named.find((column, at) => named.indexOf(column) !== at)
  if (twice) throw new HttpError(IMPORT_ERRORS.csv_column_twice, { column: twice })
  if (!named.includes("id") && !named.includes("name")) {
    throw new HttpError(IMPORT_ERRORS.csv_without_heading, { columns: COLUMN_NAMES.join(", ") })
  }
  return columns
}

const NUMBERS = new Set<Column>([
  "price",
  "quantity",
  "weight_kg",
  "length_cm",
  "breadth_cm",
  "height_cm",
  "net_quantity",
])
const YES = ["yes", "true", "1"]
const NO = ["no", "false", "0"]

/** An empty cell says nothing: of a known product the field stays, of a new one it is missing. */
const readRow = (line: number, cells: string[], columns: (Column | undefined)[]): ImportRow => {
  const row: ImportRow = { line, fields: {}, unreadable: {} }
  if (cells.length > columns.length) row.unreadable[""] = "This row has more cells than the heading has columns"
  let exported: string | number | undefined
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? ""
    if (!column || !cell) continue
    if (column === "id") row.id = cell
    else if (column === "updated_at") row.version = cell
    else if (column === "category") row.category = cell
    else if (column === "pictures") row.pictures = readPictures(cell)
    else if (column === "quantity_when_exported") exported = readNumber(cell)
    else if (isOfVariant(column)) row.variant = { ...row.variant, ...readVariant(row, column, cell) }
    else readField(row, column, cell)
  }
  if (row.id !== undefined && row.fields.quantity === exported) delete row.fields.quantity
  return row
}

const readField = (row: ImportRow, column: Column, cell: string) => {
  const field = COLUMNS[column]
  if (column === "mrp") row.fields[field] = readPaise(cell)
  else if (NUMBERS.has(column)) row.fields[field] = readNumber(cell)
  else if (column === "active") row.fields[field] = readYesOrNo(row, field, cell)
  else if (column === "rate_class") row.fields[field] = readOneOf(row, field, cell, "Rate class", RATE_CLASSES)
  else if (column === "supply") row.fields[field] = readOneOf(row, field, cell, "Supply", SUPPLIES) === SUPPLIES[1]
  else if (column === "attributes" || column === "attributes_hi") {
    const attributes = readAttributes(cell)
    if (attributes) row.fields[field] = attributes
    else row.unreadable[field] = "Attributes are written as Metal: Brass; Finish: Matt"
  } else row.fields[field] = cell
}

const readYesOrNo = (row: ImportRow, field: string, cell: string): boolean | undefined => {
  const word = cell.toLowerCase()
  if (YES.includes(word) || NO.includes(word)) return YES.includes(word)
  row.unreadable[field] = "Active is yes or no"
}

const readOneOf = (row: ImportRow, field: string, cell: string, name: string, known: readonly string[]) => {
  const word = known.find((one) => one === cell.toLowerCase())
  if (!word) row.unreadable[field] = `${name} is one of ${known.join(", ")}`
  return word
}

const MEASURES = {
  variant_weight_kg: "weight",
  variant_length_cm: "length",
  variant_breadth_cm: "breadth",
  variant_height_cm: "height",
  variant_picture: "picture",
  variant_net_quantity: "net_quantity",
} as const
type Measure = keyof typeof MEASURES
const OTHERS_OF_VARIANT = ["variant_id", "options", "sku", "variant_active", "variant_mrp", "variant_net_unit"] as const
type VariantColumn = (typeof OTHERS_OF_VARIANT)[number] | Measure
const isMeasure = (column: Column): column is Measure => column in MEASURES
const isOfVariant = (column: Column): column is VariantColumn =>
  isMeasure(column) || OTHERS_OF_VARIANT.some((one) => one === column)

const readVariant = (row: ImportRow, column: VariantColumn, cell: string): ImportVariant => {
  if (column === "variant_id") return { id: cell }
  if (column === "sku") return { sku: cell }
  if (isMeasure(column)) return { [MEASURES[column]]: readNumber(cell) }
  if (column === "variant_mrp") return { mrp: readPaise(cell) }
  if (column === "variant_net_unit") return { net_unit: cell }
  if (column === "variant_active") return { active: readYesOrNo(row, COLUMNS.variant_active, cell) }
  const choices = readChoices(cell)
  if (choices) return { choices }
  row.unreadable.options = "Options are written as Colour: Indigo; Size: M"
  return {}
}

/** An amount in rupees as paise; with more than two decimals it is no whole number, which the contract rejects. */
const readPaise = (cell: string): number | string => {
  const rupees = readNumber(cell)
  return typeof rupees === "string" ? rupees : typedPaise(rupees)
}

/** "₹1,23,456.50" is a number as people write it; anything else is left as it is and rejected as no number. */
const readNumber = (cell: string): number | string => {
  const bare = cell.replace(/^₹\s*/, "").replace(/^\d{1,3}(,\d{2,3})+(?=\.|$)/, (whole) => whole.replaceAll(",", ""))
  return /^-?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : cell
}

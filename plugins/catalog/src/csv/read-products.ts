import { HttpError } from "@haat/sdk/server/http-error"
import { type ImportRow, type ImportVariant, MAX_IMPORT_ROWS, type Measures, type MovedNotes } from "../contract"
import { IMPORT_ERRORS } from "../import-errors"
import { type CellValue, readColumn } from "./column-types"
import { COLUMNS, type Column } from "./columns"
import type { Mapping } from "./other-shops/targets"
import { translateTable } from "./other-shops/translate-table"
import { readHeading } from "./read-heading"
import { readTable, type Table, type TableRow } from "./read-table"

export type ReadFile = { rows: ImportRow[]; source: Table; moved?: MovedNotes }

/** Mapping and defaults for a file with another heading than this shop's own. */
export type Moving = { mapping: Mapping; defaults: (category: string) => Measures }

/** The rows of a file of products. Throws HttpError 400 with a sentence when it is no such file at all. */
export const readProducts = (bytes: Buffer): ReadFile => readOwnTable(readTable(bytes))

/** Columns of which one has to identify the product of a row. */
const KEYS_OF_FILES = ["name", "sku", "handle"] as const

/** Reads like `readProducts`, but another shop's file whose columns are mapped. */
export const readForeignTable = (source: Table, { mapping, defaults }: Moving): ReadFile => {
  const { table, problems, guessed, notes } = translateTable(source, mapping, defaults)
  if (!KEYS_OF_FILES.some((key) => mapping.includes(key))) throw new HttpError(IMPORT_ERRORS.csv_without_names)
  const { rows } = readOwnTable(table)
  for (const row of rows) {
    row.guessed = guessed.get(row.line)?.map((column) => COLUMNS[column])
    for (const [column, problem] of Object.entries(problems.get(row.line) ?? {}))
      row.unreadable[COLUMNS[column as Column]] = problem
  }
  return { rows, source, moved: notes.list() }
}

export const readOwnTable = (source: Table): ReadFile => {
  const columns = readHeading(source.header)
  const count = source.records.length
  if (count > MAX_IMPORT_ROWS) throw new HttpError(IMPORT_ERRORS.csv_too_long, { most: MAX_IMPORT_ROWS, count })
  return { rows: readRows(source.records, columns), source }
}

/**
 * The rows of a table whose columns are known. An empty cell says nothing: of a known product the field stays, of a new
 * one it is missing.
 */
export const readRows = (records: TableRow[], columns: (Column | undefined)[]): ImportRow[] => {
  const rows = records.map(({ line, cells }): ImportRow => {
    const isTooLong = cells.length > columns.length
    return {
      ...{ line, fields: {} },
      unreadable: isTooLong ? { "": "This row has more cells than the heading has columns" } : {},
    }
  })
  for (const [at, column] of columns.entries()) {
    if (!column) continue
    const values = readColumn(
      column,
      records.map(({ cells }) => cells[at] ?? ""),
    )
    for (const [nth, value] of values.entries()) addCell(rows[nth], column, value)
  }
  return rows.map(withoutUnchangedStock)
}

/** Columns that belong to the row itself rather than to a field of its product. */
const OF_ROW: Partial<Record<Column, keyof ImportRow>> = {
  id: "id",
  handle: "handle",
  updated_at: "version",
  category: "category",
  pictures: "pictures",
}

/** Columns that belong to the row's variant. */
const OF_VARIANT: Partial<Record<Column, keyof ImportVariant>> = {
  variant_id: "id",
  options: "choices",
  sku: "sku",
  gtin: "gtin",
  variant_active: "active",
  variant_weight_kg: "weight",
  variant_length_cm: "length",
  variant_breadth_cm: "breadth",
  variant_height_cm: "height",
  variant_picture: "picture",
  variant_mrp: "mrp",
  variant_net_quantity: "net_quantity",
  variant_net_unit: "net_unit",
}

const addCell = (row: ImportRow, column: Column, { value, problem }: CellValue) => {
  const [ofRow, ofVariant] = [OF_ROW[column], OF_VARIANT[column]]
  if (problem !== undefined) row.unreadable[COLUMNS[column]] = problem
  if (ofVariant && (value ?? problem) !== undefined) row.variant ??= {}
  if (value === undefined) return
  if (ofRow) Object.assign(row, { [ofRow]: value })
  else if (ofVariant) Object.assign(row.variant ?? {}, { [ofVariant]: value })
  else row.fields[COLUMNS[column]] = value
}

/** A quantity that is still the one which was exported was not edited, though sales may have changed it since. */
const withoutUnchangedStock = (row: ImportRow): ImportRow => {
  const { quantity_when_exported, ...fields } = row.fields
  if (row.id === undefined || fields.quantity !== quantity_when_exported) return { ...row, fields }
  const { quantity: _, ...others } = fields
  return { ...row, fields: others }
}

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
export type ForeignImport = { mapping: Mapping; defaults: (category: string) => Measures }

/** Parses a CSV file of products. @throws HttpError 400 when it is no such file */
export const readProducts = (bytes: Buffer): ReadFile => readOwnTable(readTable(bytes))

/** Columns of which at least one must be mapped, to identify the product of a row. */
const REQUIRED_KEYS = ["name", "sku", "handle"] as const

/** Parses another shop's file by the mapping of its columns. @throws HttpError 400 when no mapped column is a key */
export const readForeignTable = (source: Table, { mapping, defaults }: ForeignImport): ReadFile => {
  const { table, problems, guessed, notes } = translateTable(source, mapping, defaults)
  if (!REQUIRED_KEYS.some((key) => mapping.includes(key))) throw new HttpError(IMPORT_ERRORS.csv_without_names)
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
 * Parses the rows of a table with known columns. An empty cell leaves the field of an existing product as it is, and is
 * missing for a new one.
 */
export const readRows = (records: TableRow[], columns: (Column | undefined)[]): ImportRow[] => {
  const rows = records.map(({ line, cells }): ImportRow => {
    const isTooLong = cells.length > columns.length
    return {
      line,
      fields: {},
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

/** Columns that are properties of the row rather than fields of its product. */
const ROW_COLUMNS: Partial<Record<Column, keyof ImportRow>> = {
  id: "id",
  handle: "handle",
  updated_at: "version",
  category: "category",
  pictures: "pictures",
}

/** Columns that are properties of the row's variant. */
const VARIANT_COLUMNS: Partial<Record<Column, keyof ImportVariant>> = {
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
  const rowKey = ROW_COLUMNS[column]
  const variantKey = VARIANT_COLUMNS[column]
  if (problem !== undefined) row.unreadable[COLUMNS[column]] = problem
  if (variantKey && (value ?? problem) !== undefined) row.variant ??= {}
  if (value === undefined) return
  if (rowKey) Object.assign(row, { [rowKey]: value })
  else if (variantKey) Object.assign(row.variant ?? {}, { [variantKey]: value })
  else row.fields[COLUMNS[column]] = value
}

/** Drops a quantity that equals the exported one: the owner did not edit it, and sales may have changed the stock. */
const withoutUnchangedStock = (row: ImportRow): ImportRow => {
  const { quantity_when_exported, ...fields } = row.fields
  if (row.id === undefined || fields.quantity !== quantity_when_exported) return { ...row, fields }
  const { quantity: _, ...others } = fields
  return { ...row, fields: others }
}

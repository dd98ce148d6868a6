import { HttpError } from "@haat/sdk/server/http-error"
import { IMPORT_ERRORS } from "../import-errors"
import { COLUMN_NAMES, type Column, PROBLEM_COLUMN } from "./columns"

/** Columns that can identify a row. */
const KEY_COLUMNS: Column[] = ["id", "sku", "handle", "name"]

/** Returns the column at each position, undefined for one to skip. @throws HttpError 400 for an unusable heading */
export const readHeading = (cells: string[]): (Column | undefined)[] => {
  const columns = cells.map((cell) => {
    const name = cell.trim().toLowerCase()
    if (!name || name === PROBLEM_COLUMN) return undefined
    const column = COLUMN_NAMES.find((known) => known === name)
    if (!column)
      throw new HttpError(IMPORT_ERRORS.csv_unknown_column, { column: cell, columns: COLUMN_NAMES.join(", ") })
    return column
  })
  const named = columns.filter((column) => column !== undefined)
  const duplicate = named.find((column, at) => named.indexOf(column) !== at)
  if (duplicate) throw new HttpError(IMPORT_ERRORS.csv_column_twice, { column: duplicate })
  if (!KEY_COLUMNS.some((key) => named.includes(key))) {
    throw new HttpError(IMPORT_ERRORS.csv_without_heading, { columns: COLUMN_NAMES.join(", ") })
  }
  return columns
}

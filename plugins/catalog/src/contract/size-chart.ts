import { z } from "zod"
import { storable } from "./fields"

const MAX_COLUMNS = 8
const MAX_ROWS = 30

const cell = z
  .string("A cell of a size chart is a text")
  .trim()
  .max(60, "A cell of a size chart has at most 60 characters")
  .refine(storable, "A cell of a size chart has a character that cannot be stored")

/** Rows of a table whose first row and first column are headings; empty when there is no chart. */
const rows = z
  .array(
    z.array(cell, "A row of a size chart is a list of cells").max(MAX_COLUMNS, `At most ${MAX_COLUMNS} columns`),
    "A size chart is a list of rows",
  )
  .max(MAX_ROWS, `At most ${MAX_ROWS} rows`)
  .refine(
    (rows) => rows.every((row) => row.length && row.length === rows[0].length),
    "Each row has as many cells as the first",
  )

/** Size chart. `rows_hi` is its Hindi version, empty while there is none. */
export const SaveSizeChart = z.object({ rows, rows_hi: rows.default([]) })
export type SizeChart = z.infer<typeof SaveSizeChart>

/** Size chart of a product, and that of its category, which is shown when the product has none. */
export type SizeCharts = { product: SizeChart; category: ({ id: string; name: string } & SizeChart) | null }

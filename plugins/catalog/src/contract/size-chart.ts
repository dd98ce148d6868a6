import { z } from "zod"
import { storable } from "./fields"

const MAX_COLUMNS = 8
const MAX_ROWS = 30

const cell = z
  .string("A cell of a size chart is a text")
  .trim()
  .max(60, "A cell of a size chart has at most 60 characters")
  .refine(storable, "A cell of a size chart has a character that cannot be stored")

/** A table, of which the first row says what the columns are and the first column what the rows are. Empty when there is none. */
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

/** What sizes measure. `rows_hi` is the same in Hindi, empty as long as it is not written. */
export const SaveSizeChart = z.object({ rows, rows_hi: rows.default([]) })
export type SizeChart = z.infer<typeof SaveSizeChart>

/** A product's own size chart, and that of its category, which is shown where it has none. */
export type SizeCharts = { product: SizeChart; category: ({ id: string; name: string } & SizeChart) | null }

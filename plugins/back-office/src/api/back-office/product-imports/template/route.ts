import { COLUMN_NAMES } from "../../../../csv/columns"
import { BYTE_ORDER_MARK, writeRecords } from "../../../../csv/write-products"
import { answering } from "../../../../dialect/answering"

const EXAMPLE = [
  "",
  "Brass lota",
  "Heavy brass, polished by hand",
  "Home",
  "499",
  "25",
  "yes",
  "Made in Moradabad by the Ansari family",
  "0.4",
  "12",
  "10",
  "14",
  "Metal: Brass; Finish: Matt",
  "",
  "",
]

/** The heading, and a row to write over. */
export const GET = answering(async (_, res) => {
  res.setHeader("Content-Type", "text/csv; charset=utf-8")
  res.setHeader("Content-Disposition", 'attachment; filename="products-template.csv"')
  res.send(BYTE_ORDER_MARK + writeRecords([[...COLUMN_NAMES], EXAMPLE]))
})

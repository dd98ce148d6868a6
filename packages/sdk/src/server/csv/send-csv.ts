import { once } from "node:events"
import type { MedusaResponse } from "@medusajs/framework/http"
import { BYTE_ORDER_MARK, writeRecords } from "./write-records"

/**
 * Streams a CSV file from batches of records. Cells that look like formulas are quoted. An error before the first batch
 * is thrown and answered as usual; after that, it ends the connection.
 * @returns the number of rows sent
 */
export const sendCsv = async (
  res: MedusaResponse,
  name: string,
  headings: string[],
  pages: AsyncIterable<string[][]>,
) => {
  let started = false
  let rows = 0
  const start = () => {
    if (started) return
    started = true
    res.setHeader("Content-Type", "text/csv; charset=utf-8")
    res.setHeader("Content-Disposition", `attachment; filename="${name}"`)
    res.write(BYTE_ORDER_MARK + writeRecords([headings]))
  }
  for await (const records of pages) {
    start()
    if (res.destroyed) return { rows }
    rows += records.length
    if (!res.write(writeRecords(records))) await Promise.race([once(res, "drain"), once(res, "close")])
  }
  start()
  return { rows }
}

/** Yields all rows of a small file as one batch, for `sendCsv`. */
export async function* onePage(rows: string[][]) {
  yield rows
}

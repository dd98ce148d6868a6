import { once } from "node:events"
import type { MedusaResponse } from "@medusajs/framework/http"
import { BYTE_ORDER_MARK, writeRecords } from "./write-records"

/**
 * Returns a CSV file, sent while it is read: `pages` gives its records some at a time. Texts are kept from being taken
 * for formulas. @returns how many rows were sent. What fails before the first page is answered as any other error;
 * later, the connection ends.
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

/** The rows of a small file, for `sendCsv`. */
export async function* onePage(rows: string[][]) {
  yield rows
}

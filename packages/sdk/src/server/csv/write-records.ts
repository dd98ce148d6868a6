import { stringify } from "csv-stringify/sync"
import { guardCell } from "./guard-cell"

/** Mark at the beginning of a file that makes spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff"

/** Returns records as lines of a CSV file; cells that look like formulas are quoted. */
export const writeRecords = (records: string[][]) =>
  stringify(
    records.map((cells) => cells.map(guardCell)),
    { record_delimiter: "\r\n" },
  )

import { stringify } from "csv-stringify/sync"
import { guardCell } from "./guard-cell"

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff"

/** Records as lines of a CSV file; texts are kept from being taken for formulas. */
export const writeRecords = (records: string[][]) =>
  stringify(
    records.map((cells) => cells.map(guardCell)),
    { record_delimiter: "\r\n" },
  )

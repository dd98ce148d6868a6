import { HttpError } from "@haat/sdk/server/http-error"
import { IMPORT_ERRORS } from "../import-errors"

/** Names of parts that occur only in workbooks. */
const WORKBOOK_PARTS = [
  [/^xl\//, ".xlsx"],
  [/^Index\/Document\.iwa$/, "Numbers"],
  [/^(?:styles\.xml|META-INF\/manifest\.xml)$/, ".ods"],
] as const

const WORKBOOK_FILE = /\.(xlsx|xlsm|xls|ods|numbers)$/i

/**
 * Rejects a workbook uploaded instead of a CSV file, by its first bytes. @throws HttpError 400 that names its kind
 */
export const rejectWorkbook = (bytes: Buffer) => {
  if (bytes.subarray(0, 4).equals(OLE)) throw rejected(".xls")
  if (!bytes.subarray(0, 4).equals(ZIP)) return
  const names = bytes.toString("latin1")
  throw rejected(
    names.includes("xl/workbook") ? ".xlsx" : names.includes("opendocument.spreadsheet") ? ".ods" : ".xlsx or .zip",
  )
}
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04])

/** Rejects a zip that is a workbook, or that holds one and no CSV file. @param names of the files in it */
export const rejectZippedWorkbook = (names: string[]) => {
  for (const [part, kind] of WORKBOOK_PARTS) if (names.some((name) => part.test(name))) throw rejected(kind)
  const [, extension] = names.map((name) => WORKBOOK_FILE.exec(name)).find(Boolean) ?? []
  if (extension && !names.some((name) => /\.csv$/i.test(name))) throw rejected(`.${extension.toLowerCase()}`)
}

const rejected = (kind: string) => new HttpError(IMPORT_ERRORS.import_is_workbook, { kind })

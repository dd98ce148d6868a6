import { HttpError } from "@haat/sdk/server/http-error"
import { readBytes } from "@haat/sdk/server/read-json"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MAX_IMPORT_BYTES, MAX_IMPORT_ZIP_BYTES } from "../contract"
import { IMPORT_ERRORS } from "../import-errors"

/** Content types of import files, with the maximum bytes of each. */
const KINDS = { "text/csv": MAX_IMPORT_BYTES, "application/zip": MAX_IMPORT_ZIP_BYTES }

const WORKBOOKS = [
  ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ".xlsx"],
  ["application/vnd.oasis.opendocument.spreadsheet", ".ods"],
]

/**
 * Takes a CSV file of at most 5 MB, or a zip of one and its pictures of at most 40 MB, into memory as the bytes it came
 * in.
 */
export const receiveImport = async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
  const workbook = WORKBOOKS.find(([type]) => req.is(type))
  if (workbook) throw new HttpError(IMPORT_ERRORS.import_is_workbook, { kind: workbook[1] })
  const kind = req.is(Object.keys(KINDS)) as keyof typeof KINDS | false
  if (!kind || (req.headers["content-encoding"] ?? "identity") !== "identity")
    throw new HttpError(IMPORT_ERRORS.import_kind)
  const most = KINDS[kind]
  const bytes = await readBytes(req, most)
  if (!bytes) throw new HttpError(IMPORT_ERRORS.import_too_large, { megabytes: most / 1024 ** 2 })
  req.body = bytes
  next()
}

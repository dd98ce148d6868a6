import { openProductsZip } from "../../../../csv/zip-file"
import { readImportColumns } from "../../../../workflows/read-import-file"
import { change } from "../../../change"

/** Responds with the mapping that an import would use. Stores nothing. */
export const POST = change(async (req) => {
  const bytes = req.body as Buffer
  return readImportColumns(req.scope, req.is("application/zip") ? (await openProductsZip(bytes)).csv : bytes)
})

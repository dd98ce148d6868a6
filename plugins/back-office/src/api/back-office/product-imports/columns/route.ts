import { openProductsZip } from "../../../../csv/zip-file"
import { readImportColumns } from "../../../../workflows/read-import-file"
import { change } from "../../../change"

/** What the columns of a file are, before it is checked. Nothing of it is kept. */
export const POST = change(async (req) => {
  const bytes = req.body as Buffer
  return readImportColumns(req.scope, req.is("application/zip") ? (await openProductsZip(bytes)).csv : bytes)
})

import { checkProductImportWorkflow } from "@haat/catalog/workflows/check-product-import"
import { takeImportPictures } from "@haat/catalog/workflows/take-import-pictures"
import { openProductsZip } from "../../../csv/zip-file"
import { importReply } from "../../../queries/product-import"
import { readImportFile } from "../../../workflows/read-import-file"
import { change } from "../../change"

const MAX_NAME = 200

/**
 * The dry run: what the file would do, and everything that is wrong in it. With `same_names=new`, rows without a key that are
 * called as a product of the shop are new products. Pictures it names are got behind the response,
 * which then says "checking"; the import's own address says how far they are.
 */
export const POST = change(async (req) => {
  const { filename, same_names, mapping } = req.query
  const bytes = req.body as Buffer
  const zip = req.is("application/zip") ? await openProductsZip(bytes) : undefined
  const { result } = await checkProductImportWorkflow(req.scope).run({
    input: {
      filename: (typeof filename === "string" ? filename : "products.csv").slice(0, MAX_NAME),
      files: zip?.names,
      isNewByName: same_names === "new",
      ...(await readImportFile(req.scope, zip?.csv ?? bytes, typeof mapping === "string" ? mapping : undefined)),
    },
  })
  if (result.state === "checking") void takeImportPictures(req.scope, result.id, zip ?? NO_FILES)
  return importReply(result)
})

const NO_FILES = { read: () => Promise.reject(new Error("Only a zip has files")) }

import { answering } from "../../../../dialect/answering"
import { findImport } from "../../../../reading/product-import"

/** Asked again and again while an import is running. */
export const GET = answering(async (req, res) => {
  res.json(await findImport(req.scope, req.params.id))
})

import { runProductImportWorkflow } from "@haat/catalog/workflows/run-product-import"
import { answering } from "../../../../../dialect/answering"
import { catalogOf } from "../../../../../reading/catalog"
import { findImport, importAnswer } from "../../../../../reading/product-import"
import { tellTrail } from "../../../../keep-trail"

export const POST = answering(async (req, res) => {
  const { state } = await findImport(req.scope, req.params.id)
  const { result } = await runProductImportWorkflow(req.scope).run({ input: { id: req.params.id } })
  const { id, filename, added, changed, unchanged } = result
  tellTrail(
    req,
    state === "done"
      ? { nothing: true }
      : {
          subject: filename,
          before: {},
          after: { added, changed, unchanged },
          parts: await catalogOf(req.scope).readImported(id),
        },
  )
  res.json(importAnswer(result))
})

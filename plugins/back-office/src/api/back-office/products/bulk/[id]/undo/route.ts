import { undoProductChangeWorkflow } from "@haat/catalog/workflows/undo-product-change"
import { answering } from "../../../../../../dialect/answering"
import { catalogOf } from "../../../../../../reading/catalog"
import { tellTrail } from "../../../../../keep-trail"

export const POST = answering(async (req, res) => {
  const { result } = await undoProductChangeWorkflow(req.scope).run({ input: { id: req.params.id } })
  tellTrail(req, {
    subject: `${result.restored} products as before`,
    parts: await catalogOf(req.scope).readUndone(req.params.id),
  })
  res.json(result)
})

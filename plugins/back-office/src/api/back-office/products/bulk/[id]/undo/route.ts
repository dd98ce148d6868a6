import { undoProductChangeWorkflow } from "@haat/catalog/workflows/undo-product-change"
import { catalogOf } from "../../../../../../queries/catalog"
import { change } from "../../../../../change"

export const POST = change(async (req, details) => {
  const { result } = await undoProductChangeWorkflow(req.scope).run({ input: { id: req.params.id } })
  Object.assign(details, {
    subject: `${result.restored} products as before`,
    parts: await catalogOf(req.scope).readUndone(req.params.id),
  })
  return result
})

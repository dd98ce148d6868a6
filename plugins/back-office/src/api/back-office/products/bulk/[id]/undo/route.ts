import { undoProductChangeWorkflow } from "@haat/catalog/workflows/undo-product-change"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { catalogOf } from "../../../../../../queries/catalog"
import { setAuditDetails } from "../../../../../audit-changes"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const { result } = await undoProductChangeWorkflow(req.scope).run({ input: { id: req.params.id } })
  setAuditDetails(req, {
    subject: `${result.restored} products as before`,
    parts: await catalogOf(req.scope).readUndone(req.params.id),
  })
  res.json(result)
}

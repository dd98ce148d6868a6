import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { listSavedItems } from "../../../../queries/list-saved-items"
import { removeSavedItemWorkflow } from "../../../../workflows/remove-saved-item"

export const DELETE = async (req: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  const customer_id = req.auth_context.actor_id
  await removeSavedItemWorkflow(req.scope).run({ input: { customer_id, product_id: req.params.product_id } })
  res.json({ items: await listSavedItems(req.scope, customer_id) })
}

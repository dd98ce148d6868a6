import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { removeSavedItemWorkflow } from "../../../../workflows/remove-saved-item"
import { listSavedItems } from "../../../list-saved-items"

export const DELETE = async (req: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  const customer_id = req.auth_context.actor_id
  await removeSavedItemWorkflow(req.scope).run({ input: { customer_id, product_id: req.params.product_id } })
  res.json({ items: await listSavedItems(req.scope, customer_id) })
}

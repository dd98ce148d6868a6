import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { listSavedItems } from "../../../../queries/list-saved-items"
import { removeSavedItem } from "../../../../workflows/saved-items"

export const DELETE = async (req: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  const customer_id = req.auth_context.actor_id
  await removeSavedItem(req.scope, { customer_id, product_id: req.params.product_id })
  res.json({ items: await listSavedItems(req.scope, customer_id) })
}

import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { listSavedItems } from "../../../../../queries/list-saved-items"
import { moveSavedItemToCartWorkflow } from "../../../../../workflows/move-saved-item-to-cart"

export const POST = async (req: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  const customer_id = req.auth_context.actor_id
  const input = { customer_id, product_id: req.params.product_id }
  const { result: cart } = await moveSavedItemToCartWorkflow(req.scope).run({ input })
  res.json({ items: await listSavedItems(req.scope, customer_id), cart })
}

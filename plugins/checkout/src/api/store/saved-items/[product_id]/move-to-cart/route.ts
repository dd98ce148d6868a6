import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { listSavedItems } from "../../../../../queries/list-saved-items"
import { moveSavedItemToCart } from "../../../../../workflows/saved-items"

export const POST = async (req: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  const customer_id = req.auth_context.actor_id
  const cart = await moveSavedItemToCart(req.scope, { customer_id, product_id: req.params.product_id })
  res.json({ items: await listSavedItems(req.scope, customer_id), cart })
}

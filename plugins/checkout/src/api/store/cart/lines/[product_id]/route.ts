import type { ShopperRequest } from "@haat/http/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { SetQuantity } from "../../../../../contract"
import { removeLineWorkflow } from "../../../../../workflows/remove-line"
import { setQuantityWorkflow } from "../../../../../workflows/set-quantity"

export const POST = async (req: ShopperRequest<SetQuantity>, res: MedusaResponse) => {
  const { result: cart } = await setQuantityWorkflow(req.scope).run({
    input: { ...req.validatedBody, product_id: req.params.product_id, customer_id: req.auth_context.actor_id },
  })
  res.json({ cart })
}

export const DELETE = async (req: ShopperRequest, res: MedusaResponse) => {
  const {
    result: { cart },
  } = await removeLineWorkflow(req.scope).run({
    input: { product_id: req.params.product_id, customer_id: req.auth_context.actor_id },
  })
  res.json({ cart })
}

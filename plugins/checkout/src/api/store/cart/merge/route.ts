import type { ShopperRequest } from "@haat/http/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { MergeGuestCart } from "../../../../contract"
import { mergeGuestCartWorkflow } from "../../../../workflows/merge-guest-cart"

export const POST = async (req: ShopperRequest<MergeGuestCart>, res: MedusaResponse) => {
  const { result } = await mergeGuestCartWorkflow(req.scope).run({
    input: { ...req.validatedBody, customer_id: req.auth_context.actor_id },
  })
  res.json(result)
}

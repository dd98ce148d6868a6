import { resultOf } from "@haat/http/conflict"
import type { ShopperRequest } from "@haat/http/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { MergeGuestCart } from "../../../../contract"
import { mergeGuestCartWorkflow } from "../../../../workflows/merge-guest-cart"

export const POST = async (req: ShopperRequest<MergeGuestCart>, res: MedusaResponse) => {
  const result = await resultOf(
    mergeGuestCartWorkflow(req.scope).run({
      input: { ...req.validatedBody, customer_id: req.auth_context.actor_id },
    }),
  )
  res.json(result)
}

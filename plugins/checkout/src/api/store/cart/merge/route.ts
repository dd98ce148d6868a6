import type { MedusaResponse } from "@medusajs/framework/http"
import { resultOf } from "../../../../conflict"
import type { MergeGuestCart } from "../../../../contract"
import { mergeGuestCartWorkflow } from "../../../../workflows/merge-guest-cart"
import type { ShopperRequest } from "../../shopper"

export const POST = async (req: ShopperRequest<MergeGuestCart>, res: MedusaResponse) => {
  const result = await resultOf(
    mergeGuestCartWorkflow(req.scope).run({
      input: { ...req.validatedBody, customer_id: req.auth_context.actor_id },
    }),
  )
  res.json(result)
}

import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { MergeGuestCart } from "../../../../contract"
import { mergeGuestCart } from "../../../../workflows/merge-guest-cart"

export const POST = async (req: ShopperRequest<MergeGuestCart>, res: MedusaResponse) => {
  res.json(await mergeGuestCart(req.scope, { ...req.validatedBody, customer_id: req.auth_context.actor_id }))
}

import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { MailWishlist } from "../../../../../contract"
import { mailWishlist } from "../../../../../workflows/change-wishlist"

export const POST = async (req: ShopperRequest<MailWishlist>, res: MedusaResponse) => {
  await mailWishlist(req.scope, { id: req.params.id, customer_id: req.auth_context.actor_id }, req.validatedBody)
  res.status(202).json({ sent: true })
}

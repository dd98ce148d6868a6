import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { removeWishlist } from "../../../../workflows/change-wishlist"
import { sendLists } from "../../../send-lists"

export const DELETE = async (req: ShopperRequest, res: MedusaResponse) => {
  await removeWishlist(req.scope, { id: req.params.id, customer_id: req.auth_context.actor_id })
  await sendLists(req, res)
}

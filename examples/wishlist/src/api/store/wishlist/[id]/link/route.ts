import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { shareWishlist } from "../../../../../workflows/change-wishlist"
import { sendLists } from "../../../../send-lists"

const handler = (isShared: boolean) => async (req: ShopperRequest, res: MedusaResponse) => {
  await shareWishlist(req.scope, { id: req.params.id, customer_id: req.auth_context.actor_id }, isShared)
  await sendLists(req, res)
}

export const POST = handler(true)
export const DELETE = handler(false)

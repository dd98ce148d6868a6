import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { NewWishlist } from "../../../contract"
import { addWishlist } from "../../../workflows/change-wishlist"
import { sendLists } from "../../send-lists"

export const GET = sendLists

export const POST = async (req: ShopperRequest<NewWishlist>, res: MedusaResponse) => {
  await addWishlist(req.scope, { ...req.validatedBody, customer_id: req.auth_context.actor_id })
  await sendLists(req, res.status(201))
}

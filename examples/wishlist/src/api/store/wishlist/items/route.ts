import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { AddWish } from "../../../../contract"
import { addWish } from "../../../../workflows/change-wishlist"
import { sendLists } from "../../../send-lists"

export const POST = async (req: ShopperRequest<AddWish>, res: MedusaResponse) => {
  await addWish(req.scope, { ...req.validatedBody, customer_id: req.auth_context.actor_id })
  await sendLists(req, res.status(201))
}

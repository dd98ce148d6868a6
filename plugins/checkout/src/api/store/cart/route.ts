import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { readShownCart } from "../../../queries/offers"
import { readStoredCart } from "../../../queries/stored-cart"

export const GET = async (req: ShopperRequest, res: MedusaResponse) => {
  res.json({ cart: await readShownCart(req.scope, await readStoredCart(req.scope, req.auth_context.actor_id)) })
}

import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { readCart } from "../../../queries/read-cart"

export const GET = async (req: ShopperRequest, res: MedusaResponse) => {
  res.json({ cart: await readCart(req.scope, req.auth_context.actor_id) })
}

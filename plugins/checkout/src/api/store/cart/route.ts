import type { ShopperRequest } from "@haat/http/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { readBasket, toCart } from "../../../queries/basket"

export const GET = async (req: ShopperRequest, res: MedusaResponse) => {
  res.json({ cart: toCart(await readBasket(req.scope, req.auth_context.actor_id)) })
}

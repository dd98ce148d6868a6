import type { MedusaResponse } from "@medusajs/framework/http"
import { readBasket, toCart } from "../../../queries/basket"
import type { ShopperRequest } from "../shopper"

export const GET = async (req: ShopperRequest, res: MedusaResponse) => {
  res.json({ cart: toCart(await readBasket(req.scope, req.auth_context.actor_id)) })
}

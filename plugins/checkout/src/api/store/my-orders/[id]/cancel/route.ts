import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { cancelOrder } from "../../../../../workflows/cancel-order"

export const POST = async (req: ShopperRequest, res: MedusaResponse) => {
  const order = await cancelOrder(req.scope, { order_id: req.params.id, customer_id: req.auth_context.actor_id })
  res.json({ order })
}

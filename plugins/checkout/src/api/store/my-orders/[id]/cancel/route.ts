import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { cancelOrderWorkflow } from "../../../../../workflows/cancel-order"

export const POST = async (req: ShopperRequest, res: MedusaResponse) => {
  const { result: order } = await cancelOrderWorkflow(req.scope).run({
    input: { order_id: req.params.id, customer_id: req.auth_context.actor_id },
  })
  res.json({ order })
}

import type { MedusaResponse } from "@medusajs/framework/http"
import { resultOf } from "../../../../../conflict"
import { cancelOrderWorkflow } from "../../../../../workflows/cancel-order"
import type { ShopperRequest } from "../../../shopper"

export const POST = async (req: ShopperRequest, res: MedusaResponse) => {
  const order = await resultOf(
    cancelOrderWorkflow(req.scope).run({
      input: { order_id: req.params.id, customer_id: req.auth_context.actor_id },
    }),
  )
  res.json({ order })
}

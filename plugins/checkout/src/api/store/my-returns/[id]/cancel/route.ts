import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { cancelReturn } from "../../../../../workflows/move-return"

export const POST = async (req: ShopperRequest, res: MedusaResponse) => {
  const result = await cancelReturn(req.scope, { return_id: req.params.id, customer_id: req.auth_context.actor_id })
  res.json({ return: result })
}

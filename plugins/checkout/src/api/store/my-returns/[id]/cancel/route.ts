import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { cancelReturnWorkflow } from "../../../../../workflows/move-return"

export const POST = async (req: ShopperRequest, res: MedusaResponse) => {
  const { result } = await cancelReturnWorkflow(req.scope).run({
    input: { return_id: req.params.id, customer_id: req.auth_context.actor_id },
  })
  res.json({ return: result })
}

import type { ShopperRequest } from "@haat/http/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { findOrder } from "../../../../queries/orders"

export const GET = async (req: ShopperRequest, res: MedusaResponse) => {
  const order = await findOrder(req.scope, { customer_id: req.auth_context.actor_id, id: req.params.id })
  if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such order")
  res.json({ order })
}

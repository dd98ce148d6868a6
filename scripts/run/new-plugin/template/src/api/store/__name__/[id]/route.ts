import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { remove__Row__ } from "../../../../workflows/change-__name__"

export const DELETE = async (req: ShopperRequest, res: MedusaResponse) => {
  const { id } = req.params
  await remove__Row__(req.scope, { id, customer_id: req.auth_context.actor_id })
  res.json({ id })
}

import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { removeV1Note } from "../../../../workflows/change-v1-notes"

export const DELETE = async (req: ShopperRequest, res: MedusaResponse) => {
  const { id } = req.params
  await removeV1Note(req.scope, { id, customer_id: req.auth_context.actor_id })
  res.json({ id })
}

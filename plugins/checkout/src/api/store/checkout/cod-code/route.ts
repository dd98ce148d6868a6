import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { sendCode } from "../../../../workflows/cod"

export const POST = async (req: ShopperRequest, res: MedusaResponse) => {
  await sendCode(req.scope, req.auth_context.actor_id)
  res.status(202).json({})
}

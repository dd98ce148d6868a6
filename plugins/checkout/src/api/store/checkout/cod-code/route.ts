import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { mailCodCode } from "../../../../workflows/cod"

export const POST = async (req: ShopperRequest, res: MedusaResponse) => {
  await mailCodCode(req.scope, req.auth_context.actor_id)
  res.status(202).json({})
}

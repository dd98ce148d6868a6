import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { New__Row__ } from "../../../contract"
import { add__Row__, list__Rows__ } from "../../../workflows/change-__name__"

export const GET = async (req: ShopperRequest, res: MedusaResponse) =>
  res.json({ items: await list__Rows__(req.scope, { customer_id: req.auth_context.actor_id }) })

export const POST = async (req: ShopperRequest<New__Row__>, res: MedusaResponse) => {
  const item = await add__Row__(req.scope, { ...req.validatedBody, customer_id: req.auth_context.actor_id })
  res.status(201).json({ item })
}

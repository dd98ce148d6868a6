import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { AddLine } from "../../../../contract"
import { addLine } from "../../../../workflows/add-line"

export const POST = async (req: ShopperRequest<AddLine>, res: MedusaResponse) => {
  res.json({ cart: await addLine(req.scope, { ...req.validatedBody, customer_id: req.auth_context.actor_id }) })
}

import type { ShopperRequest } from "@haat/http/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { AddLine } from "../../../../contract"
import { addLineWorkflow } from "../../../../workflows/add-line"

export const POST = async (req: ShopperRequest<AddLine>, res: MedusaResponse) => {
  const { result: cart } = await addLineWorkflow(req.scope).run({
    input: { ...req.validatedBody, customer_id: req.auth_context.actor_id },
  })
  res.json({ cart })
}

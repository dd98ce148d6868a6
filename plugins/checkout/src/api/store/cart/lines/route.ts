import type { MedusaResponse } from "@medusajs/framework/http"
import { resultOf } from "../../../../conflict"
import type { AddLine } from "../../../../contract"
import { addLineWorkflow } from "../../../../workflows/add-line"
import type { ShopperRequest } from "../../shopper"

export const POST = async (req: ShopperRequest<AddLine>, res: MedusaResponse) => {
  const cart = await resultOf(
    addLineWorkflow(req.scope).run({
      input: { ...req.validatedBody, customer_id: req.auth_context.actor_id },
    }),
  )
  res.json({ cart })
}

import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { SetQuantity } from "../../../../../contract"
import { removeLine } from "../../../../../workflows/remove-line"
import { setQuantity } from "../../../../../workflows/set-quantity"

const lineReference = ({ params, auth_context }: ShopperRequest<SetQuantity>) => ({
  product_id: params.product_id,
  customer_id: auth_context.actor_id,
})

export const POST = async (req: ShopperRequest<SetQuantity>, res: MedusaResponse) => {
  const { quantity, variant_id } = req.validatedBody
  res.json({ cart: await setQuantity(req.scope, { ...lineReference(req), quantity, to: variant_id }) })
}

export const DELETE = async (req: ShopperRequest<SetQuantity>, res: MedusaResponse) => {
  const { cart } = await removeLine(req.scope, lineReference(req))
  res.json({ cart })
}

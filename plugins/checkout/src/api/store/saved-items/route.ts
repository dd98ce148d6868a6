import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { SaveItem } from "../../../contract"
import { listSavedItems, readSavedAndCart } from "../../../queries/list-saved-items"
import { saveItem } from "../../../workflows/saved-items"

export const GET = async (req: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  res.json(await readSavedAndCart(req.scope, req.auth_context.actor_id))
}

export const POST = async (req: AuthenticatedMedusaRequest<SaveItem>, res: MedusaResponse) => {
  const customer_id = req.auth_context.actor_id
  const { product_id, variant_id = product_id } = req.validatedBody
  const cart = await saveItem(req.scope, { customer_id, product_id: variant_id })
  res.json({ items: await listSavedItems(req.scope, customer_id), cart })
}

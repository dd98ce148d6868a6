import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { SaveItem } from "../../../contract"
import { saveItemWorkflow } from "../../../workflows/save-item"
import { betweenMoves } from "../../../workflows/saved-items-lock"
import { listSavedItems } from "../../list-saved-items"
import { readCart } from "../../read-cart"
import { refuseConflict } from "../../refuse-conflict"

export const GET = async (req: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  const customer_id = req.auth_context.actor_id
  const both = async () => ({
    items: await listSavedItems(req.scope, customer_id),
    cart: await readCart(req.scope, customer_id),
  })
  res.json(await betweenMoves(req.scope, customer_id, both))
}

export const POST = async (req: AuthenticatedMedusaRequest<SaveItem>, res: MedusaResponse) => {
  const customer_id = req.auth_context.actor_id
  try {
    const { result: cart } = await saveItemWorkflow(req.scope).run({ input: { ...req.validatedBody, customer_id } })
    res.json({ items: await listSavedItems(req.scope, customer_id), cart })
  } catch (error) {
    refuseConflict(res, error)
  }
}

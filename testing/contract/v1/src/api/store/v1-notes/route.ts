import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { NewV1Note } from "../../../contract"
import { addV1Note, listV1Notes } from "../../../workflows/change-v1-notes"

export const GET = async (req: ShopperRequest, res: MedusaResponse) =>
  res.json({ items: await listV1Notes(req.scope, { customer_id: req.auth_context.actor_id }) })

export const POST = async (req: ShopperRequest<NewV1Note>, res: MedusaResponse) => {
  const item = await addV1Note(req.scope, { ...req.validatedBody, customer_id: req.auth_context.actor_id })
  res.status(201).json({ item })
}

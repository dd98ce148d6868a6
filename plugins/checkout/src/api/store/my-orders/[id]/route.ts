import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { resolveOrderReader } from "../../../../queries/order-reader"

export const GET = async (req: ShopperRequest, res: MedusaResponse) => {
  const order = await resolveOrderReader(req.scope).findOrder({
    customer_id: req.auth_context.actor_id,
    id: req.params.id,
  })
  if (!order) throw new HttpError(HTTP_ERRORS.no_such_order)
  res.json({ order })
}

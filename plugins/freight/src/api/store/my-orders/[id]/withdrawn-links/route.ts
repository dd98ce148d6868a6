import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { isOrderOf } from "../../../../../queries/followed-order"
import { withdrawLinks } from "../../../../../workflows/withdraw-links"

export const POST = async (req: ShopperRequest, res: MedusaResponse) => {
  const order_id = req.params.id
  if (!(await isOrderOf(req.scope, { order_id, customer_id: req.auth_context.actor_id })))
    throw new HttpError(HTTP_ERRORS.no_such_order)
  await withdrawLinks(req.scope, order_id)
  res.json({ withdrawn: true })
}

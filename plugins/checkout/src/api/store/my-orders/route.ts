import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { ListOrders } from "../../../contract"
import { resolveOrderReader } from "../../../queries/order-reader"
import { countOrders, findOrderPage } from "../../../queries/orders"

export const GET = async (req: ShopperRequest<unknown, ListOrders>, res: MedusaResponse) => {
  const customer_id = req.auth_context.actor_id
  const { limit, holding } = req.validatedQuery
  const page = holding ? await findOrderPage(req.scope, { customer_id, id: holding, limit }) : req.validatedQuery.page
  if (!page) throw new HttpError(HTTP_ERRORS.no_such_order)
  const [orders, count] = await Promise.all([
    resolveOrderReader(req.scope).listOrders({ customer_id, page, limit }),
    countOrders(req.scope, customer_id),
  ])
  res.json({ orders, count, page, limit })
}

import type { ShopperRequest } from "@haat/http/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { ListOrders } from "../../../contract"
import { listOrders } from "../../../queries/orders"

export const GET = async (req: ShopperRequest<unknown, ListOrders>, res: MedusaResponse) => {
  const { page, limit } = req.validatedQuery
  res.json({ ...(await listOrders(req.scope, { customer_id: req.auth_context.actor_id, page, limit })), page, limit })
}

import { deliverOrderWorkflow } from "@haat/freight/workflows/deliver-order"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { findOrder } from "../../../../../queries/list-orders"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const order_id = req.params.id
  await deliverOrderWorkflow(req.scope).run({ input: { order_id } })
  res.json(await findOrder(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), order_id))
}

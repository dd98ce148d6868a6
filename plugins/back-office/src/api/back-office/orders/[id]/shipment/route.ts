import { ShipOrder } from "@haat/freight/contract"
import { shipOrderWorkflow } from "@haat/freight/workflows/ship-order"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readBody } from "../../../../../dialect/read-body"
import { findOrder } from "../../../../../queries/list-orders"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const { by_hand } = readBody(ShipOrder, req.body)
  const order_id = req.params.id
  await shipOrderWorkflow(req.scope).run({ input: { order_id, by_hand } })
  res.json(await findOrder(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), order_id))
}

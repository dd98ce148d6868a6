import { deliverOrderWorkflow } from "@haat/freight/workflows/deliver-order"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answering } from "../../../../../dialect/answering"
import { findOrder } from "../../../../../reading/list-orders"

export const POST = answering(async (req, res) => {
  const order_id = req.params.id
  await deliverOrderWorkflow(req.scope).run({ input: { order_id } })
  res.json(await findOrder(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), order_id))
})

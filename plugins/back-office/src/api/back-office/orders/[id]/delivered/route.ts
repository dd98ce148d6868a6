import { deliverOrderWorkflow } from "@haat/freight/workflows/deliver-order"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { findOrder } from "../../../../../reading/list-orders"
import { change } from "../../../../change"

export const POST = change(async (req) => {
  const order_id = req.params.id
  await deliverOrderWorkflow(req.scope).run({ input: { order_id } })
  return await findOrder(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), order_id)
})

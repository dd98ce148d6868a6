import { CANCEL_ORDER } from "@haat/checkout/contract"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { findOrder } from "../../../../../reading/list-orders"
import { runByName } from "../../../../../run-by-name"
import { change } from "../../../../change"

export const POST = change(async (req) => {
  const order_id = req.params.id
  await runByName(req.scope, CANCEL_ORDER, { order_id })
  return await findOrder(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), order_id)
})

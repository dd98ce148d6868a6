import { PACK_ORDER } from "@haat/checkout/contract"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answering } from "../../../../../dialect/answering"
import { findOrder } from "../../../../../reading/list-orders"
import { runByName } from "../../../../../run-by-name"

export const POST = answering(async (req, res) => {
  const order_id = req.params.id
  await runByName(req.scope, PACK_ORDER, { order_id })
  res.json(await findOrder(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), order_id))
})

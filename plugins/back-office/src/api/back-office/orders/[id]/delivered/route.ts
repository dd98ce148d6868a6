import { deliverOrderWorkflow } from "@haat/freight/workflows/deliver-order"
import { findOrder } from "../../../../../queries/list-orders"
import { change } from "../../../../change"
import { databaseOf } from "../../../../resource"

export const POST = change(async (req) => {
  const order_id = req.params.id
  await deliverOrderWorkflow(req.scope).run({ input: { order_id } })
  return await findOrder(databaseOf(req), order_id)
})

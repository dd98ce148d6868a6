import { CANCEL_ORDER } from "@haat/checkout/contract"
import { findOrder } from "../../../../../queries/list-orders"
import { runByName } from "../../../../../run-by-name"
import { change } from "../../../../change"
import { databaseOf } from "../../../../resource"

export const POST = change(async (req) => {
  const order_id = req.params.id
  await runByName(req.scope, CANCEL_ORDER, { order_id })
  return await findOrder(databaseOf(req), order_id)
})

import { COLLECT_CASH } from "@haat/checkout/contract"
import { deliverOrderWorkflow } from "@haat/freight/workflows/deliver-order"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { CollectCash, PlacedOrder } from "../../../../../contract"
import { findOrder } from "../../../../../queries/list-orders"
import { runByName } from "../../../../../run-by-name"
import { change } from "../../../../change"
import { databaseOf } from "../../../../resource"

export const POST = change(async (req: MedusaRequest<CollectCash>, details) => {
  const { delivered } = req.validatedBody
  const order_id = req.params.id
  const db = databaseOf(req)
  if (delivered && isForCash(await findOrder(db, order_id))) {
    await deliverOrderWorkflow(req.scope).run({ input: { order_id } })
    Object.assign(details, { begun: true })
  }
  await runByName(req.scope, COLLECT_CASH, { order_id })
  return await findOrder(db, order_id)
})

/** Of any other order the cash is rejected, with the reason: so it must not be marked as delivered before. */
const isForCash = (order: PlacedOrder | null) =>
  !!order && order.status !== "canceled" && order.payment_method === "Cash On Delivery"

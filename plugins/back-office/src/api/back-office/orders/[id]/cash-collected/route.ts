import { COLLECT_CASH } from "@haat/checkout/contract"
import { deliverOrderWorkflow } from "@haat/freight/workflows/deliver-order"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CollectCash, type PlacedOrder } from "../../../../../contract"
import { readBody } from "../../../../../dialect/read-body"
import { findOrder } from "../../../../../queries/list-orders"
import { runByName } from "../../../../../run-by-name"
import { setAuditDetails } from "../../../../audit-changes"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const { delivered } = readBody(CollectCash, req.body)
  const order_id = req.params.id
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (delivered && isForCash(await findOrder(db, order_id))) {
    await deliverOrderWorkflow(req.scope).run({ input: { order_id } })
    setAuditDetails(req, { begun: true })
  }
  await runByName(req.scope, COLLECT_CASH, { order_id })
  res.json(await findOrder(db, order_id))
}

/** Of any other order the cash is refused, with the reason: so it must not be marked as delivered before. */
const isForCash = (order: PlacedOrder | null) =>
  !!order && order.status !== "canceled" && order.payment_method === "Cash On Delivery"

import type { ShipOrder } from "@haat/freight/contract"
import { shipOrderWorkflow } from "@haat/freight/workflows/ship-order"
import type { MedusaRequest } from "@medusajs/framework/http"
import { findOrder } from "../../../../../queries/list-orders"
import { change } from "../../../../change"
import { databaseOf } from "../../../../resource"

export const POST = change(async (req: MedusaRequest<ShipOrder>) => {
  const { by_hand, warehouse_id } = req.validatedBody
  const order_id = req.params.id
  await shipOrderWorkflow(req.scope).run({ input: { order_id, by_hand, warehouse_id } })
  return await findOrder(databaseOf(req), order_id)
})

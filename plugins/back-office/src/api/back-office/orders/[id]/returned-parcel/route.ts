import { receiveParcelWorkflow } from "@haat/freight/workflows/receive-parcel"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { ReceiveParcel } from "../../../../../contract"
import { findOrder } from "../../../../../queries/list-orders"
import { change } from "../../../../change"
import { databaseOf } from "../../../../resource"

export const POST = change(async (req: MedusaRequest<ReceiveParcel>) => {
  const order_id = req.params.id
  await receiveParcelWorkflow(req.scope).run({ input: { order_id, ...req.validatedBody } })
  return await findOrder(databaseOf(req), order_id)
})

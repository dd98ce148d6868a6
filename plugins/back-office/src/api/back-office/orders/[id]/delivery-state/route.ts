import { CHOOSE_ORDER_STATE } from "@haat/checkout/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { ChooseOrderState } from "../../../../../contract"
import { findOrder } from "../../../../../queries/list-orders"
import { runByName } from "../../../../../run-by-name"
import { change } from "../../../../change"
import { databaseOf } from "../../../../resource"

export const POST = change(async (req: MedusaRequest<ChooseOrderState>) => {
  const order_id = req.params.id
  await runByName(req.scope, CHOOSE_ORDER_STATE, { order_id, ...req.validatedBody })
  return await findOrder(databaseOf(req), order_id)
})

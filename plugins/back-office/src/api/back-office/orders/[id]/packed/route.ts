import { PACK_ORDER } from "@haat/checkout/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { findOrder } from "../../../../../queries/list-orders"
import { runByName } from "../../../../../run-by-name"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const order_id = req.params.id
  await runByName(req.scope, PACK_ORDER, { order_id })
  res.json(await findOrder(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), order_id))
}

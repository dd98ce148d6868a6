import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { findOrder } from "../../../../reading/list-orders"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const order = await findOrder(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such order")
  res.json(order)
}

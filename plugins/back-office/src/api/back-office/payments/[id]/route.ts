import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { findPayment } from "../../../../reading/list-payments"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const payment = await findPayment(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!payment) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such payment")
  res.json(payment)
}

import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { openExchangePayment } from "../../../../../../workflows/open-payment"
import { explainProvider } from "../../../explain-provider"

export const POST = async (req: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  const input = { order_id: req.params.id, customer_id: req.auth_context.actor_id }
  res.status(201).json({ payment: await openExchangePayment(req.scope, input).catch(explainProvider) })
}

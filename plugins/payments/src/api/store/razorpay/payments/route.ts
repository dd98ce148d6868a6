import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { OpenPayment } from "../../../../contract"
import { openPayment } from "../../../../workflows/open-payment"
import { explainProvider } from "../explain-provider"

export const POST = async (req: AuthenticatedMedusaRequest<OpenPayment>, res: MedusaResponse) => {
  const input = { ...req.validatedBody, customer_id: req.auth_context.actor_id }
  res.status(201).json({ payment: await openPayment(req.scope, input).catch(explainProvider) })
}

import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { VerifyPayment } from "../../../../../contract"
import { verifyPayment } from "../../../../../workflows/verify-payment"

export const POST = async (req: AuthenticatedMedusaRequest<VerifyPayment>, res: MedusaResponse) => {
  const outcome = await verifyPayment(req.scope, { ...req.validatedBody, customer_id: req.auth_context.actor_id })
  res.json({ outcome })
}

import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readOutcome } from "../../../../../workflows/read-outcome"

export const GET = async (req: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  const { razorpay_order_id } = req.params
  res.json({ outcome: await readOutcome(req.scope, { razorpay_order_id, customer_id: req.auth_context.actor_id }) })
}

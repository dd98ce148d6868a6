import { asConflict } from "@haat/http/conflict"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { OpenPayment } from "../../../../contract"
import { RazorpayError } from "../../../../providers/razorpay/client"
import { openPayment } from "../../../../workflows/open-payment"

const PROVIDER_DOWN = "Online payment is not available right now. Please try again, or choose Cash On Delivery."

export const POST = async (req: AuthenticatedMedusaRequest<OpenPayment>, res: MedusaResponse) => {
  try {
    const payment = await openPayment(req.scope, { ...req.validatedBody, customer_id: req.auth_context.actor_id })
    res.status(201).json({ payment })
  } catch (error) {
    if (!(error instanceof RazorpayError)) throw asConflict(error)
    res.status(502).json({ type: "payment_provider", message: PROVIDER_DOWN })
  }
}

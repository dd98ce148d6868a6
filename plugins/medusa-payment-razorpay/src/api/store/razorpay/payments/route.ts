import { HttpError } from "@haat/http/http-error"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { OpenPayment } from "../../../../contract"
import { PAYMENT_ERRORS } from "../../../../errors"
import { RazorpayError } from "../../../../providers/razorpay/client"
import { openPayment } from "../../../../workflows/open-payment"

export const POST = async (req: AuthenticatedMedusaRequest<OpenPayment>, res: MedusaResponse) => {
  const input = { ...req.validatedBody, customer_id: req.auth_context.actor_id }
  const payment = await openPayment(req.scope, input).catch((error) => {
    if (!(error instanceof RazorpayError)) throw error
    throw new HttpError(PAYMENT_ERRORS.payment_unavailable, {}, { type: "payment_provider" })
  })
  res.status(201).json({ payment })
}

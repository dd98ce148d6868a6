import { HttpError } from "@haat/http/http-error"
import { PAYMENT_ERRORS } from "@haat/medusa-payment-razorpay/errors"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { findPayment } from "../../../../queries/list-payments"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const payment = await findPayment(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!payment) throw new HttpError(PAYMENT_ERRORS.no_such_payment)
  res.json(payment)
}

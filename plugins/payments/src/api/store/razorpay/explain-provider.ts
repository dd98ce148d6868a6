import { HttpError } from "@haat/sdk/server/http-error"
import { RazorpayError } from "medusa-payment-razorpay"
import { PAYMENT_ERRORS } from "../../../errors"

/** @throws HttpError 502 with a sentence in place of what the provider's client throws */
export function explainProvider(error: unknown): never {
  if (!(error instanceof RazorpayError)) throw error
  throw new HttpError(PAYMENT_ERRORS.payment_unavailable, {}, { type: "payment_provider" })
}

import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { PaymentOutcome, VerifyPayment } from "../contract"
import { PAYMENT_ERRORS } from "../errors"
import { LEDGER } from "../modules/razorpay"
import type { RazorpayService } from "../modules/razorpay/service"
import { settleAndReadOutcome } from "./read-outcome"

/**
 * Takes the proof of a payment from the browser. It counts only with the signature over the order id that we keep, and
 * for the shopper whose payment it is; and even then it is the provider who is asked whether there is money.
 */
export async function verifyPayment(
  container: MedusaContainer,
  { customer_id, ...proof }: VerifyPayment & { customer_id: string },
): Promise<PaymentOutcome> {
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const entry = await ledger.findEntry(proof.razorpay_order_id)
  const signed =
    entry?.customer_id === customer_id &&
    ledger.isPaymentSigned(entry, proof.razorpay_payment_id, proof.razorpay_signature)
  if (!signed) throw new HttpError(PAYMENT_ERRORS.payment_not_verified)
  await ledger.recordSignedPayment(entry, proof.razorpay_payment_id)
  return settleAndReadOutcome(container, entry)
}

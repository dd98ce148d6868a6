import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { PaymentOutcome, VerifyPayment } from "../contract"
import { PAYMENT_ERRORS } from "../errors"
import { LEDGER } from "../modules/razorpay"
import type { RazorpayService } from "../modules/razorpay/service"
import { settleAndReadOutcome } from "./read-outcome"

/**
 * Verifies the signature that the browser got from the provider's window, then settles the payment. The signature must
 * be over the stored order id, and the payment must be this shopper's. The provider's API decides whether it is paid.
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

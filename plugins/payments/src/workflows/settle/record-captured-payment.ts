import { HttpError } from "@haat/sdk/server/http-error"
import { findCapturedPayment, isRefunded, type RazorpayPayment } from "medusa-payment-razorpay"
import { PAYMENT_ERRORS } from "../../errors"
import type { LedgerEntry } from "../../modules/razorpay/entry"
import type { RazorpayService } from "../../modules/razorpay/service"

/**
 * Asks the provider for the money of this payment and captures what is promised. Captured is what is of this order, in
 * rupees and of the exact amount; other money that came instead is to be refunded.
 * @returns all attempts to pay it, as the provider has them
 */
export async function recordCapturedPayment(ledger: RazorpayService, entry: LedgerEntry): Promise<RazorpayPayment[]> {
  const waiting = entry.state === "created" || entry.state === "closed"
  const expected = { razorpay_order_id: entry.razorpay_order_id, amount: entry.amount }
  if (!waiting) return ledger.client.listPayments(entry.razorpay_order_id)

  const seen = await findCapturedPayment(ledger.client, expected)
  const [other] = seen.taken
  if (seen.paid) await ledger.move(entry, "captured", { razorpay_payment_id: seen.paid.id })
  else if (other) {
    const why = new HttpError(isRefunded(other) ? PAYMENT_ERRORS.given_back_at_provider : PAYMENT_ERRORS.not_as_agreed)
    await ledger.move(entry, "refunding", { razorpay_payment_id: other.id, why })
  } else if (seen.failure) await ledger.recordFailure(entry, seen.failure)
  return seen.payments
}

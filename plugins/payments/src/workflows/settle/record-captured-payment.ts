import { HttpError } from "@haat/sdk/server/http-error"
import { findCapturedPayment, isRefunded, type RazorpayPayment } from "medusa-payment-razorpay"
import { PAYMENT_ERRORS } from "../../errors"
import type { LedgerEntry } from "../../modules/razorpay/entry"
import type { RazorpayService } from "../../modules/razorpay/service"

/**
 * Looks for the payment of an open entry at the provider, captures it if it is only authorized, and moves the entry to
 * "captured". It must be in rupees and of the exact amount; any other payment moves the entry to "refunding".
 * @returns all payments of the Razorpay order
 */
export async function recordCapturedPayment(ledger: RazorpayService, entry: LedgerEntry): Promise<RazorpayPayment[]> {
  const waiting = entry.state === "created" || entry.state === "closed"
  const expected = { razorpay_order_id: entry.razorpay_order_id, amount: entry.amount }
  if (!waiting) return ledger.client.listPayments(entry.razorpay_order_id)

  const judged = await findCapturedPayment(ledger.client, expected)
  const [other] = judged.captured
  if (judged.paid) await ledger.move(entry, "captured", { razorpay_payment_id: judged.paid.id })
  else if (other) {
    const why = new HttpError(isRefunded(other) ? PAYMENT_ERRORS.given_back_at_provider : PAYMENT_ERRORS.not_as_agreed)
    await ledger.move(entry, "refunding", { razorpay_payment_id: other.id, why })
  } else if (judged.failure) await ledger.recordFailure(entry, judged.failure)
  return judged.payments
}

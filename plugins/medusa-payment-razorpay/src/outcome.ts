import type { PaymentOutcome } from "./contract"
import type { LedgerEntry } from "./modules/razorpay/entry"
import { inRupees } from "./paise"

/** What a shopper is told about a payment. */
export function outcomeOf(entry: LedgerEntry): PaymentOutcome {
  const { state, order_id, reason, amount } = entry
  const why = reason ? ` ${reason}.` : ""
  if (state === "ordered" && order_id) return { state, order_id }
  if (state === "refunding") return { state, message: `Your payment is being refunded.${why}` }
  if (state === "refunded") return { state, message: `Your payment has been refunded.${why}` }
  if (state === "closed") return { state: "open", message: `The time to pay ${inRupees(amount)} is over.` }
  if (state === "captured" || entry.razorpay_payment_id) return { state: "confirming" }
  return { state: "open", message: reason }
}

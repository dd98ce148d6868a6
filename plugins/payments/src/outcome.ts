import { sentenceOf } from "@haat/sdk/errors"
import { inRupees } from "@haat/sdk/money"
import type { PaymentOutcome } from "./contract"
import { PAYMENT_ERRORS } from "./errors"
import type { LedgerEntry } from "./modules/razorpay/entry"

/** Outcome of a payment for the shopper. */
export function outcomeOf(entry: LedgerEntry): PaymentOutcome {
  const { state, order_id, reason: message, reason_error, amount } = entry
  const why = message ? ` ${message}.` : ""
  const reason = message ? { reason: { ...reason_error, message } } : {}
  if (state === "ordered" && order_id) return { state, order_id }
  if (state === "refunding") return { state, message: `Your payment is being refunded.${why}`, ...reason }
  if (state === "refunded") return { state, message: `Your payment has been refunded.${why}`, ...reason }
  if (state === "closed") return timeOver(inRupees(amount))
  if (state === "captured" || entry.razorpay_payment_id) return { state: "confirming" }
  return { state: "open", message }
}

function timeOver(amount: string): PaymentOutcome {
  const { payment_time_over } = PAYMENT_ERRORS
  const message = sentenceOf(payment_time_over, { amount })
  return { state: "open", message, reason: { code: payment_time_over.code, params: { amount }, message } }
}

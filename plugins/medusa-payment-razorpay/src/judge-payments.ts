import type { RazorpayClient } from "./client"
import type { RazorpayPayment } from "./replies"

export type Expected = { razorpay_order_id: string; amount: number }

export const isCapturedOrRefunded = ({ status }: RazorpayPayment) => status === "captured" || status === "refunded"
/** In paise. */
export const sumRefundedPaise = ({ status, amount, amount_refunded }: RazorpayPayment) =>
  status === "refunded" ? amount : (amount_refunded ?? 0)
export const isRefunded = (payment: RazorpayPayment) => sumRefundedPaise(payment) >= payment.amount

/** Compares the payments of one order with what was requested: the order, rupees, and the exact amount in paise. */
export function judgePayments(payments: RazorpayPayment[], expected: Expected) {
  const fits = (payment: RazorpayPayment) =>
    payment.order_id === expected.razorpay_order_id && payment.currency === "INR" && payment.amount === expected.amount
  // The oldest first, so that everybody who asks means the same payment.
  const inTime = [...payments].sort((a, b) => (a.created_at ?? 0) - (b.created_at ?? 0) || (a.id < b.id ? -1 : 1))
  const taken = inTime.filter(isCapturedOrRefunded)
  const last = inTime[inTime.length - 1]
  return {
    payments,
    /** money that is here, of whatever amount */
    taken,
    fits,
    /** the payment that an order may be built on */
    paid: taken.find((payment) => fits(payment) && !isRefunded(payment)),
    /** promised to us, waiting to be captured */
    promised: payments.find((payment) => payment.status === "authorized" && fits(payment)),
    /** the provider's words for the last attempt, when it failed */
    failure: last?.status === "failed" ? (last.error_description ?? "The payment failed") : undefined,
  }
}

/**
 * Judges the payments of an order after capturing one that is authorised.
 * @throws RazorpayError when it is unknown whether that one is captured
 */
export async function findCapturedPayment(client: RazorpayClient, expected: Expected) {
  const look = async () => judgePayments(await client.listPayments(expected.razorpay_order_id), expected)
  const seen = await look()
  if (seen.paid || !seen.promised) return seen
  const trouble = await client.capture(seen.promised).then(
    () => undefined,
    (error: unknown) => error,
  )
  // Another process may have captured it, or the response was lost: the provider's current state counts.
  const now = await look()
  if (!now.paid && trouble) throw trouble
  return now
}

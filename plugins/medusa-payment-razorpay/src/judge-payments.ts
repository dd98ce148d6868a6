import type { RazorpayClient } from "./client"
import type { RazorpayPayment } from "./replies"

export type Expected = { razorpay_order_id: string; amount: number }

export const isCapturedOrRefunded = ({ status }: RazorpayPayment) => status === "captured" || status === "refunded"
/** Returns the refunded paise of a payment. */
export const sumRefundedPaise = ({ status, amount, amount_refunded }: RazorpayPayment) =>
  status === "refunded" ? amount : (amount_refunded ?? 0)
export const isRefunded = (payment: RazorpayPayment) => sumRefundedPaise(payment) >= payment.amount

/** Compares the payments of one order with what was requested: the order, rupees, and the exact amount in paise. */
export function judgePayments(payments: RazorpayPayment[], expected: Expected) {
  const fits = (payment: RazorpayPayment) =>
    payment.order_id === expected.razorpay_order_id && payment.currency === "INR" && payment.amount === expected.amount
  // Sorted, so that concurrent callers choose the same payment.
  const oldestFirst = [...payments].sort((a, b) => (a.created_at ?? 0) - (b.created_at ?? 0) || (a.id < b.id ? -1 : 1))
  const captured = oldestFirst.filter(isCapturedOrRefunded)
  const last = oldestFirst[oldestFirst.length - 1]
  return {
    payments,
    /** captured or refunded payments of any amount, the oldest first */
    captured,
    fits,
    /** captured payment that pays for the order */
    paid: captured.find((payment) => fits(payment) && !isRefunded(payment)),
    /** authorized payment that can be captured */
    authorized: payments.find((payment) => payment.status === "authorized" && fits(payment)),
    /** the provider's error text when the last attempt failed */
    failure: last?.status === "failed" ? (last.error_description ?? "The payment failed") : undefined,
  }
}

/**
 * Captures the authorized payment of an order, if there is one and none is captured, and returns its judged payments.
 * @throws RazorpayError when the capture fails or its outcome is unknown
 */
export async function findCapturedPayment(client: RazorpayClient, expected: Expected) {
  const listJudged = async () => judgePayments(await client.listPayments(expected.razorpay_order_id), expected)
  const before = await listJudged()
  if (before.paid || !before.authorized) return before
  const captureError = await client.capture(before.authorized).then(
    () => undefined,
    (error: unknown) => error,
  )
  // Another process may have captured it, or the response was lost: the provider's current state counts.
  const after = await listJudged()
  if (!after.paid && captureError) throw captureError
  return after
}

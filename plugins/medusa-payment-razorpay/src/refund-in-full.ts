import type { RazorpayClient } from "./client"
import type { RazorpayPayment } from "./replies"

/**
 * Refunds the rest of a captured payment: its amount less earlier refunds and less `gone_paise`, which went back by a
 * dispute or as store credit. The idempotency key is derived from the payment and its known refunds, so that concurrent
 * processes make one refund.
 * @returns Razorpay's status: `processed` once the money is on its way back, `pending` or `failed` otherwise
 */
export async function refundInFull(client: RazorpayClient, payment: RazorpayPayment, gone_paise = 0): Promise<string> {
  const refunds = await client.listRefunds(payment.id)
  const validRefunds = refunds.filter(({ status }) => status !== "failed")
  const returned_paise = validRefunds.reduce((sum, { amount }) => sum + amount, gone_paise)
  // An authorized payment that lapses becomes "refunded" without a listed refund.
  if (returned_paise >= payment.amount || (payment.status === "refunded" && !refunds.length))
    return validRefunds.every(({ status }) => status === "processed") ? "processed" : "pending"

  const failed = refunds.length - validRefunds.length
  const key = [returned_paise ? `rest-${returned_paise}` : "full", payment.id, ...(failed ? [failed] : [])].join("-")
  return (await client.refund({ payment_id: payment.id, amount: payment.amount - returned_paise, key })).status
}

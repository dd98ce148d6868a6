import type { RazorpayClient } from "./client"
import type { RazorpayPayment } from "./replies"

/**
 * Refunds what of a captured payment has not been refunded yet and has not gone otherwise (`gone_paise`), to the
 * buyer's bank or as store credit. The key follows from the payment and from its known refunds, so that processes that
 * request this refund at once request the same one: it is made once.
 * @returns Razorpay's status: `processed` once the money is on its way back, `pending` or `failed` otherwise
 */
export async function refundInFull(client: RazorpayClient, payment: RazorpayPayment, gone_paise = 0): Promise<string> {
  const refunds = await client.listRefunds(payment.id)
  const standing = refunds.filter(({ status }) => status !== "failed")
  const given = standing.reduce((sum, { amount }) => sum + amount, gone_paise)
  // The provider itself lets an authorised payment lapse without any refund that is listed.
  if (given >= payment.amount || (payment.status === "refunded" && !refunds.length))
    return standing.every(({ status }) => status === "processed") ? "processed" : "pending"

  const failed = refunds.length - standing.length
  const key = [given ? `rest-${given}` : "full", payment.id, ...(failed ? [failed] : [])].join("-")
  return (await client.refund({ payment_id: payment.id, amount: payment.amount - given, key })).status
}

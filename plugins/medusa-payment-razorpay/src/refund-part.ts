import { type RazorpayClient, RazorpayError } from "./client"
import type { RazorpayRefund } from "./replies"

const UNKNOWN = "Razorpay did not respond. Check in its dashboard whether the refund was made before you try again."

const isRejected = (error: unknown) => error instanceof RazorpayError && error.rejected

/**
 * Refunds `amount` paise of a captured payment, once for each key. A request without a response is repeated with the
 * same key; then the refund is searched by its receipt, which is the key.
 * @throws RazorpayError; `rejected` is false when it is unknown whether the refund was made
 */
export async function refundPart(
  client: RazorpayClient,
  part: { payment_id: string; amount: number; key: string },
): Promise<RazorpayRefund> {
  const request = () => client.refund({ ...part, receipt: part.key })
  try {
    return await request()
  } catch (error) {
    if (isRejected(error)) throw error
  }
  try {
    return await request()
  } catch (error) {
    if (isRejected(error)) throw error
    const made = await findByReceipt(client, part.payment_id, part.key).catch(() => undefined)
    if (made) return made
    throw new RazorpayError(UNKNOWN, false)
  }
}

async function findByReceipt(client: RazorpayClient, payment_id: string, receipt: string) {
  const refunds = await client.listRefunds(payment_id)
  return refunds.find((refund) => refund.receipt === receipt)
}

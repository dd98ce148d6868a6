import type { ProviderWebhookPayload, WebhookActionResult } from "@medusajs/framework/types"
import { MedusaError, PaymentActions } from "@medusajs/framework/utils"
import { z } from "zod"
import type { RazorpayClient } from "../../client"
import { RazorpayOrder, RazorpayPayment } from "../../replies"
import { isSigned } from "../../signature"

const PaymentEvent = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: RazorpayPayment }),
    order: z.object({ entity: RazorpayOrder }).optional(),
  }),
})

const ACTIONS = new Map([
  ["payment.authorized", PaymentActions.AUTHORIZED],
  ["payment.captured", PaymentActions.SUCCESSFUL],
  ["order.paid", PaymentActions.SUCCESSFUL],
  ["payment.failed", PaymentActions.FAILED],
])

/** Prefix of Medusa's payment sessions, which are the receipts of the orders that this provider creates. */
const SESSION = /^payses_/

type Webhook = Pick<ProviderWebhookPayload["payload"], "rawData" | "headers">

/**
 * Converts a Razorpay webhook to Medusa's action for its payment session. Other events, and orders that Medusa did not
 * create, are not supported.
 * @throws MedusaError when the signature does not match the body
 */
export async function readWebhook(
  { rawData, headers }: Webhook,
  { client, secret }: { client: RazorpayClient; secret: string },
): Promise<WebhookActionResult> {
  if (!isSigned(rawData, String(headers["x-razorpay-signature"] ?? ""), secret))
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "The signature of Razorpay's webhook is not right")
  const { success, data } = PaymentEvent.safeParse(parseJson(rawData))
  const action = success && ACTIONS.get(data.event)
  if (!action) return { action: PaymentActions.NOT_SUPPORTED }

  const { payment, order } = data.payload
  const session_id = order?.entity.receipt ?? (await findReceipt(client, payment.entity))
  if (!session_id || !SESSION.test(session_id)) return { action: PaymentActions.NOT_SUPPORTED }
  return { action, data: { session_id, amount: payment.entity.amount / 100 } }
}

/** Reads the order from Razorpay: its receipt is trusted, unlike the notes of a payment, which a browser can set. */
const findReceipt = async (client: RazorpayClient, { order_id }: RazorpayPayment) =>
  order_id && (await client.findOrder(order_id)).receipt

function parseJson(raw: string | Buffer): unknown {
  try {
    return JSON.parse(raw.toString())
  } catch {
    return undefined
  }
}

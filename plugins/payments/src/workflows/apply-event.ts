import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { RazorpayDispute } from "medusa-payment-razorpay"
import { z } from "zod"
import { LEDGER } from "../modules/razorpay"
import type { RazorpayService } from "../modules/razorpay/service"
import { settlePayment } from "./settle-payment"

/** Event when a webhook has been stored and may be applied. Data: { id } */
export const WEBHOOK_STORED = "razorpay.webhook-stored"

const entity = <T extends z.ZodRawShape>(shape: T) => z.object({ entity: z.object(shape) }).optional()

/**
 * Fields read from a webhook: the order it belongs to, and its dispute. The state of a payment is always requested from
 * the provider's API, never taken from a webhook; disputes have no such endpoint.
 */
export const RazorpayWebhook = z.object({
  event: z.string().min(1).max(100),
  created_at: z.number().nullish(),
  payload: z.object({
    payment: entity({ order_id: z.string().nullish() }),
    order: entity({ id: z.string() }),
    dispute: z.object({ entity: z.unknown() }).optional(),
  }),
})

/**
 * Applies the webhook with this id, or webhooks that are due; returns how many. Repeated and out-of-order webhooks are
 * safe, as each only settles its payment.
 */
export async function applyEvents(container: MedusaContainer, filter: { id?: string; most: number }): Promise<number> {
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const events = await ledger.claimEvents(filter)
  for (const { id, body } of events) {
    try {
      const { payload, created_at } = RazorpayWebhook.parse(body)
      const razorpay_order_id = payload.order?.entity.id ?? payload.payment?.entity.order_id
      const dispute = RazorpayDispute.safeParse(payload.dispute?.entity)
      if (dispute.success) await saveOwnDispute(container, razorpay_order_id, dispute.data, created_at)
      else if (payload.dispute)
        container.resolve(ContainerRegistrationKeys.LOGGER).error(`Webhook ${id}: the dispute cannot be read`)
      if (razorpay_order_id) await settlePayment(container, razorpay_order_id)
      await ledger.markApplied(id)
    } catch (error) {
      // The event stays stored, and the reconciling job retries it.
      container.resolve(ContainerRegistrationKeys.LOGGER).error(`Webhook ${id}: ${(error as Error).message}`)
    }
  }
  return events.length
}

/**
 * Saves a dispute before its payment is settled, so that disputed money is not refunded. Ignores disputes of other
 * shops that share the Razorpay account.
 */
async function saveOwnDispute(
  container: MedusaContainer,
  razorpay_order_id: string | null | undefined,
  dispute: RazorpayDispute,
  told_at: number | null | undefined,
) {
  const ledger = container.resolve<RazorpayService>(LEDGER)
  if (!razorpay_order_id || !(await ledger.findEntry(razorpay_order_id))) return
  await ledger.saveDispute({ ...dispute, told_at: told_at ? new Date(told_at * 1_000) : new Date() })
}

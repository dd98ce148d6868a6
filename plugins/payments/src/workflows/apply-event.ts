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
 * All that is read of a webhook: whose it is, as what it says of payments is never believed but asked for; and what it
 * says of a dispute, which no address of the provider's says.
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

/** Applies webhooks: the one named, or those left behind. Twice or out of order has one effect: settling. */
export async function applyEvents(container: MedusaContainer, filter: { id?: string; most: number }): Promise<number> {
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const events = await ledger.claimEvents(filter)
  for (const { id, body } of events) {
    try {
      const { payload, created_at } = RazorpayWebhook.parse(body)
      const razorpay_order_id = payload.order?.entity.id ?? payload.payment?.entity.order_id
      const dispute = RazorpayDispute.safeParse(payload.dispute?.entity)
      if (dispute.success) await noteDispute(container, razorpay_order_id, dispute.data, created_at)
      else if (payload.dispute)
        container.resolve(ContainerRegistrationKeys.LOGGER).error(`Webhook ${id}: no such dispute`)
      if (razorpay_order_id) await settlePayment(container, razorpay_order_id)
      await ledger.markApplied(id)
    } catch (error) {
      // It is still there, and the job comes back to it.
      container.resolve(ContainerRegistrationKeys.LOGGER).error(`Webhook ${id}: ${(error as Error).message}`)
    }
  }
  return events.length
}

/**
 * Before its payment is settled, so that nothing of it is refunded then. Disputes of other shops of the account are
 * left alone.
 */
async function noteDispute(
  container: MedusaContainer,
  razorpay_order_id: string | null | undefined,
  dispute: RazorpayDispute,
  told_at: number | null | undefined,
) {
  const ledger = container.resolve<RazorpayService>(LEDGER)
  if (!razorpay_order_id || !(await ledger.findEntry(razorpay_order_id))) return
  await ledger.saveDispute({ ...dispute, told_at: told_at ? new Date(told_at * 1_000) : new Date() })
}

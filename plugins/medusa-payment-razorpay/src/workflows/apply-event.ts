import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { LEDGER } from "../modules/razorpay"
import type { RazorpayService } from "../modules/razorpay/service"
import { settlePayment } from "./settle-payment"

const entity = <T extends z.ZodRawShape>(shape: T) => z.object({ entity: z.object(shape) }).optional()

/** All that is read of a webhook: whose it is. What it says is never believed. */
export const RazorpayWebhook = z.object({
  event: z.string().min(1).max(100),
  payload: z.object({
    payment: entity({ order_id: z.string().nullish() }),
    order: entity({ id: z.string() }),
  }),
})

/** Applies webhooks: the one named, or those left behind. Twice or out of order has one effect: settling. */
export async function applyEvents(container: MedusaContainer, filter: { id?: string; most: number }): Promise<number> {
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const events = await ledger.takeEvents(filter)
  for (const { id, body } of events) {
    try {
      const { payload } = RazorpayWebhook.parse(body)
      const razorpay_order_id = payload.order?.entity.id ?? payload.payment?.entity.order_id
      if (razorpay_order_id) await settlePayment(container, razorpay_order_id)
      await ledger.markApplied(id)
    } catch (error) {
      // It is still there, and the job comes back to it.
      container.resolve(ContainerRegistrationKeys.LOGGER).error(`Webhook ${id}: ${(error as Error).message}`)
    }
  }
  return events.length
}

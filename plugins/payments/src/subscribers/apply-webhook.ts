import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { applyEvents, WEBHOOK_STORED } from "../workflows/apply-event"

/** At once; should this process die, the reconciling job does it. */
export default async function applyWebhook({ event, container }: SubscriberArgs<{ id: string }>) {
  await applyEvents(container, { id: event.data.id, most: 1 })
}

export const config: SubscriberConfig = { event: WEBHOOK_STORED, context: { subscriberId: "razorpay-apply-webhook" } }

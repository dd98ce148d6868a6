import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { applyEvents, WEBHOOK_STORED } from "../workflows/apply-event"

/** Applies a webhook as soon as it is stored; after a crash the reconciling job does. */
export default async function applyWebhook({ event, container }: SubscriberArgs<{ id: string }>) {
  await applyEvents(container, { id: event.data.id, most: 1 })
}

export const config: SubscriberConfig = { event: WEBHOOK_STORED, context: { subscriberId: "razorpay-apply-webhook" } }

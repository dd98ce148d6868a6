import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { queueMail } from "../workflows/queue-mail"

export default async function mailOrderShipped({ event: { data }, container }: SubscriberArgs<{ id: string }>) {
  await queueMail(container, {
    id: `order-shipped:${data.id}`,
    kind: "order-shipped",
    payload: { fulfillment_id: data.id },
  })
}

export const config: SubscriberConfig = { event: "shipment.created", context: { subscriberId: "mail-order-shipped" } }

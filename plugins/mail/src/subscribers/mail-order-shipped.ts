import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ORDER_SHIPPED } from "../mails/parcels"
import { queueMail } from "../workflows/queue-mail"

export default async function mailOrderShipped({ event: { data }, container }: SubscriberArgs<{ id: string }>) {
  await queueMail(container, ORDER_SHIPPED, {
    id: `order-shipped:${data.id}`,
    payload: { fulfillment_id: data.id },
  })
}

export const config: SubscriberConfig = { event: "shipment.created", context: { subscriberId: "mail-order-shipped" } }

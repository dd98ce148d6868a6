import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ORDER_CANCELED } from "../mails/orders"
import { queueMail } from "../workflows/queue-mail"

export default async function mailOrderCanceled({ event: { data }, container }: SubscriberArgs<{ id: string }>) {
  await queueMail(container, ORDER_CANCELED, {
    id: `order-canceled:${data.id}`,
    payload: { order_id: data.id },
  })
}

export const config: SubscriberConfig = { event: "order.canceled", context: { subscriberId: "mail-order-canceled" } }

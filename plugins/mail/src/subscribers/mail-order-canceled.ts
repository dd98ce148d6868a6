import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { queueMail } from "../workflows/queue-mail"

export default async function mailOrderCanceled({ event: { data }, container }: SubscriberArgs<{ id: string }>) {
  await queueMail(container, {
    id: `order-canceled:${data.id}`,
    kind: "order-canceled",
    payload: { order_id: data.id },
  })
}

export const config: SubscriberConfig = { event: "order.canceled", context: { subscriberId: "mail-order-canceled" } }

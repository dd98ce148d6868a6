import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { queueMail } from "../workflows/queue-mail"

export default async function mailOrderPlaced({ event: { data }, container }: SubscriberArgs<{ id: string }>) {
  await queueMail(container, { id: `order-placed:${data.id}`, kind: "order-placed", payload: { order_id: data.id } })
}

export const config: SubscriberConfig = { event: "order.placed", context: { subscriberId: "mail-order-placed" } }

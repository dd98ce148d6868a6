import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ORDER_PLACED } from "../mails/orders"
import { queueMail } from "../workflows/queue-mail"

export default async function mailOrderPlaced({ event: { data }, container }: SubscriberArgs<{ id: string }>) {
  await queueMail(container, ORDER_PLACED, { id: `order-placed:${data.id}`, payload: { order_id: data.id } })
}

export const config: SubscriberConfig = { event: "order.placed", context: { subscriberId: "mail-order-placed" } }

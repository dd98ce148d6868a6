import { ORDER_REFUNDED } from "@haat/payments/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { queueMail } from "../workflows/queue-mail"

export default async function mailOrderRefunded({ event: { data }, container }: SubscriberArgs<{ id: string }>) {
  await queueMail(container, {
    id: `order-refunded:${data.id}`,
    kind: "order-refunded",
    payload: { refund_id: data.id },
  })
}

export const config: SubscriberConfig = { event: ORDER_REFUNDED, context: { subscriberId: "mail-order-refunded" } }

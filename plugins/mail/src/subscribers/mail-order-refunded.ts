import { ORDER_REFUNDED } from "@haat/payments/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ORDER_REFUNDED_MAIL } from "../mails/refunds"
import { queueMail } from "../workflows/queue-mail"

export default async function mailOrderRefunded({ event: { data }, container }: SubscriberArgs<{ id: string }>) {
  await queueMail(container, ORDER_REFUNDED_MAIL, {
    id: `order-refunded:${data.id}`,
    payload: { refund_id: data.id },
  })
}

export const config: SubscriberConfig = { event: ORDER_REFUNDED, context: { subscriberId: "mail-order-refunded" } }

import { PAYMENT_REFUNDED, type PaymentRefunded } from "@haat/payments/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { queueMail } from "../workflows/queue-mail"

export default async function mailPaymentRefunded({ event: { data }, container }: SubscriberArgs<PaymentRefunded>) {
  await queueMail(container, {
    id: `payment-refunded:${data.razorpay_order_id}`,
    kind: "payment-refunded",
    payload: data,
  })
}

export const config: SubscriberConfig = {
  event: PAYMENT_REFUNDED,
  context: { subscriberId: "mail-payment-refunded" },
}

import { PAYMENT_REFUNDED, type PaymentRefunded } from "@haat/payments/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { PAYMENT_REFUNDED_MAIL } from "../mails/refunds"
import { queueMail } from "../workflows/queue-mail"

export default async function mailPaymentRefunded({ event: { data }, container }: SubscriberArgs<PaymentRefunded>) {
  await queueMail(container, PAYMENT_REFUNDED_MAIL, {
    id: `payment-refunded:${data.razorpay_order_id}`,
    payload: data,
  })
}

export const config: SubscriberConfig = {
  event: PAYMENT_REFUNDED,
  context: { subscriberId: "mail-payment-refunded" },
}

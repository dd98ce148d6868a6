import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { LEDGER } from "../modules/razorpay"
import type { RazorpayService } from "../modules/razorpay/service"
import { settlePayment } from "../workflows/settle-payment"

/** Refunds the payment of a cancelled order; after a crash the reconciling job does. */
export default async function refundCancelledOrder({ event, container }: SubscriberArgs<{ id: string }>) {
  const entry = await container.resolve<RazorpayService>(LEDGER).findEntryByOrderId(event.data.id)
  if (entry) await settlePayment(container, entry.razorpay_order_id)
}

export const config: SubscriberConfig = {
  event: "order.canceled",
  context: { subscriberId: "razorpay-refund-cancelled-order" },
}

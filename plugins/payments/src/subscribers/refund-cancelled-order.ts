import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { LEDGER } from "../modules/razorpay"
import type { RazorpayService } from "../modules/razorpay/service"
import { settlePayment } from "../workflows/settle-payment"

/** Money of a cancelled order goes back. Should this process die, the reconciling job sees the cancelled order. */
export default async function refundCancelledOrder({ event, container }: SubscriberArgs<{ id: string }>) {
  const entry = await container.resolve<RazorpayService>(LEDGER).findEntryByOrderId(event.data.id)
  if (entry) await settlePayment(container, entry.razorpay_order_id)
}

export const config: SubscriberConfig = {
  event: "order.canceled",
  context: { subscriberId: "razorpay-refund-cancelled-order" },
}

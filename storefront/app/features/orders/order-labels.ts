import type { Order } from "@haat/checkout/contract"
import { ORDERS } from "./messages.ts"

type State = Pick<Order, "status" | "fulfillment_status" | "came_back_at">

/** The delivery state as text. */
export const deliveryLabel = ({ status, fulfillment_status, came_back_at }: State) => {
  if (status === "canceled") return ORDERS.statusCanceled
  if (came_back_at) return ORDERS.statusCameBack
  return fulfillment_status === "not_fulfilled" ? ORDERS.statusPlaced : ORDERS.steps[fulfillment_status]
}

/** Text for the payment status of the order. */
export const paymentLabel = ({ payment_status }: Pick<Order, "payment_status">) =>
  (ORDERS.payments as Record<string, string>)[payment_status] ?? payment_status

import type { PlacedOrder } from "@haat/checkout/contract"

/** The key of the words for how an order is paid, or what becomes of its money once it is cancelled: nobody waits for it, and what was taken goes back. */
export const paymentKey = ({ status, payment_status }: Pick<PlacedOrder, "status" | "payment_status">) =>
  `resources.orders.${status === "canceled" ? "paidOfCancelled" : "paid"}.${payment_status}` as const

/** The key of the words for how far an order is: of one whose parcel came back undelivered, that. */
export const fulfillmentKey = ({
  fulfillment_status,
  came_back_at,
}: Pick<PlacedOrder, "fulfillment_status" | "came_back_at">) =>
  `resources.orders.fulfillment.${came_back_at ? "came_back" : fulfillment_status}` as const

/** The key of what the way of paying is called. */
export const methodKey = ({ payment_method }: Pick<PlacedOrder, "payment_method">) =>
  `resources.orders.methods.${payment_method === "Cash On Delivery" ? "cod" : "online"}` as const

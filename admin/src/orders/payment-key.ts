import type { PlacedOrder } from "@haat/back-office/contract"

/** The key of the words for how an order is paid, or what becomes of its money once it is cancelled: nobody waits for it, and what was taken goes back. */
export const paymentKey = ({ status, payment_status }: Pick<PlacedOrder, "status" | "payment_status">) =>
  `resources.orders.${status === "canceled" ? "paidOfCancelled" : "paid"}.${payment_status}` as const

/** The key of what the way of paying is called. */
export const methodKey = ({ payment_method }: Pick<PlacedOrder, "payment_method">) =>
  `resources.orders.methods.${payment_method === "Cash On Delivery" ? "cod" : "online"}` as const

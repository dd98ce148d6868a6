import { TRACKING, type TrackingLinks } from "@haat/freight/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { ComposedMail } from "../define-mail"
import { findOrderForMail, type OrderForMail } from "../queries/order-for-mail"

/** An order whose shopper can be written to. */
export type AddressedOrder = OrderForMail & { id: string; email: string }

/** Absolute URLs: the order in a signed-in shopper's list, and its tracking page for any holder of the mail. */
export type OrderLinks = { order: string; follow: string }

/** Placeholders of the mails about an order. */
export const ORDER_PLACEHOLDERS = ["order_id", "first_name"] as const
export type OrderMail = ComposedMail<(typeof ORDER_PLACEHOLDERS)[number]>

export const orderValues = ({ display_id, first_name }: Pick<OrderForMail, "display_id" | "first_name">) => ({
  order_id: display_id,
  first_name,
})

/** Returns an order; undefined when it has no recipient, or is gone. */
export async function readOrder(container: MedusaContainer, id: string): Promise<AddressedOrder | undefined> {
  const order = await findOrderForMail(container, id)
  return order?.email ? { ...order, id, email: order.email } : undefined
}

/** Returns the links to an order: for signed-in customers and for guests. */
export const linksTo = (container: MedusaContainer, order_id: string, shopUrl: string): OrderLinks => ({
  order: `${shopUrl}/orders/${encodeURIComponent(order_id)}`,
  follow: shopUrl + container.resolve<TrackingLinks>(TRACKING).trackingPath(order_id),
})

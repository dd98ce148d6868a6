import type { OrderForMail } from "../queries/order-for-mail"
import { greeting, type Mail } from "./mail"
import type { OrderLinks } from "./order-placed"

/** Says that a parcel came back to the shop undelivered, and what can be done now. */
export const parcelReturned = (order: OrderForMail & { email: string }, links: OrderLinks, shopUrl: string): Mail => {
  const rest = order.paid
    ? "Or have your money back: cancel the order in your orders, or write to us."
    : "Or cancel the order in your orders: nothing was paid for it."
  return {
    to: order.email,
    subject: `Your order #${order.display_id} came back to us`,
    preview: "The parcel could not be delivered. We can send it again.",
    heading: "Your parcel came back to us",
    parts: [
      {
        kind: "text",
        text: `${greeting(order.first_name)}\nthe parcel of your order #${order.display_id} could not be delivered and came back to us. We can send it again: write to us when somebody is there, or if the address is another. ${rest}`,
      },
      { kind: "facts", facts: [["It was sent to", order.address.join("\n")]] },
      { kind: "button", label: "See your order", url: links.order },
      { kind: "button", label: "Write to us", url: `${shopUrl}/contact` },
    ],
  }
}

import { money } from "@haat/sdk/money"
import type { OrderForMail } from "../queries/order-for-mail"
import { greeting, type Mail } from "./mail"
import type { OrderLinks } from "./order-placed"

/** Mail that a parcel has arrived, with a link for reporting problems. */
export const parcelDelivered = (order: OrderForMail & { email: string }, links: OrderLinks): Mail => {
  const due = order.paid ? 0 : order.total - order.credit
  const cash = due > 0 ? ` ${money(due)} was to be paid on delivery.` : ""
  return {
    to: order.email,
    subject: `Your order #${order.display_id} has arrived`,
    preview: "Is something wrong with it? Tell us in Orders.",
    heading: "Your parcel has arrived",
    parts: [
      {
        kind: "text",
        text: `${greeting(order.first_name)}\na parcel of your order #${order.display_id} was delivered.${cash} If you do not have it, or something in it is damaged, wrong or does not fit, tell us in your orders.`,
      },
      { kind: "facts", facts: [["Delivered to", order.address.join("\n")]] },
      { kind: "button", label: "See your order", url: links.order },
    ],
  }
}

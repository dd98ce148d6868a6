import type { OrderForMail } from "../queries/order-for-mail"
import { greeting, type Mail } from "./mail"
import { goodsOf } from "./order-placed"

const NOTHING_PAID = "Nothing was paid, so nothing is owed."

/** Confirms that an order was cancelled. When money was taken, another mail tells that it is back. */
export const orderCanceled = (order: OrderForMail & { email: string }, shopUrl: string): Mail => {
  const money = !order.total
    ? NOTHING_PAID
    : order.credit
      ? "Your store credit is back, and what you paid otherwise goes back the way it came."
      : order.online
        ? "What you paid goes back the way it came. We write again once it has been sent."
        : NOTHING_PAID
  return {
    to: order.email,
    subject: `Your order #${order.display_id} is cancelled`,
    preview: money,
    heading: "Your order is cancelled",
    parts: [
      { kind: "text", text: `${greeting(order.first_name)}\nyour order #${order.display_id} is cancelled. ${money}` },
      goodsOf(order),
      { kind: "button", label: "Back to the shop", url: shopUrl },
    ],
  }
}

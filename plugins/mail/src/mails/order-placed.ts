import { money } from "@haat/sdk/money"
import type { OrderForMail } from "../queries/order-for-mail"
import { greeting, type Mail, type Part } from "./mail"

type Addressed = OrderForMail & { email: string }

/** Absolute URLs: the order in a signed-in shopper's list, and its tracking page for any holder of the mail. */
export type OrderLinks = { order: string; follow: string }

export const goodsOf = ({ lines, delivery_charge, cod_fee, offers, total }: OrderForMail): Part => ({
  kind: "goods",
  lines,
  sums: [
    ["Delivery", delivery_charge - cod_fee],
    ...(cod_fee ? [["Cash on delivery fee", cod_fee] as [string, number]] : []),
    ...offers.map(({ name, code, amount }): [string, number] => [code ? `${name} (${code})` : name, -amount]),
  ],
  total,
})

function previewOf({ total, credit, online }: OrderForMail) {
  if (!total) return "There is nothing to pay."
  if (credit >= total) return `${money(total)}, paid with store credit.`
  return `${money(total - credit)}, ${online ? "paid online" : "to be paid on delivery"}.`
}

const paymentOf = ({ total, credit, online }: OrderForMail) => {
  if (!total) return "Nothing to pay"
  const rest = online ? "Online (Prepaid)" : "Cash On Delivery"
  if (!credit) return rest
  const spent = `Store credit: ${money(credit)}`
  return credit >= total ? spent : `${spent}\n${rest}: ${money(total - credit)}`
}

/** Confirms an order. */
export const orderPlaced = (order: Addressed, links: OrderLinks): Mail => ({
  to: order.email,
  subject: `Your order #${order.display_id} is placed`,
  preview: previewOf(order),
  heading: "Thank you for your order",
  parts: [
    {
      kind: "text",
      text: `${greeting(order.first_name)}\nwe have your order #${order.display_id} and are packing it.`,
    },
    goodsOf(order),
    {
      kind: "facts",
      facts: [
        ["Payment", paymentOf(order)],
        ["Delivered to", order.address.join("\n")],
      ],
    },
    { kind: "button", label: "See your order", url: links.order },
    { kind: "button", label: "Follow it without logging in", url: links.follow },
  ],
})

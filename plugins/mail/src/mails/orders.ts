import { money } from "@haat/sdk/money"
import type { OrderForMail } from "../queries/order-for-mail"
import type { PiecesForMail } from "../queries/pieces-for-mail"
import { greeting, type Mail, type Part } from "./mail"

/** An order whose shopper can be written to. */
export type OrderRecipient = OrderForMail & { email: string }

/** Absolute URLs: the order in a signed-in shopper's list, and its tracking page for any holder of the mail. */
export type OrderLinks = { order: string; follow: string }

const goodsOf = ({ lines, delivery_charge, cod_fee, offers, total }: OrderForMail): Part => ({
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
export const orderPlaced = (order: OrderRecipient, links: OrderLinks): Mail => ({
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

const NOTHING_PAID = "Nothing was paid, so nothing is owed."

/** Confirms that an order was cancelled. When money was taken, another mail tells that it is back. */
export const orderCanceled = (order: OrderRecipient, shopUrl: string): Mail => {
  const refund = !order.total
    ? NOTHING_PAID
    : order.credit
      ? "Your store credit is back, and what you paid otherwise goes back the way it came."
      : order.online
        ? "What you paid goes back the way it came. We write again once it has been sent."
        : NOTHING_PAID
  return {
    to: order.email,
    subject: `Your order #${order.display_id} is cancelled`,
    preview: refund,
    heading: "Your order is cancelled",
    parts: [
      { kind: "text", text: `${greeting(order.first_name)}\nyour order #${order.display_id} is cancelled. ${refund}` },
      goodsOf(order),
      { kind: "button", label: "Back to the shop", url: shopUrl },
    ],
  }
}

/** Mail about cancelled pieces of an order: the pieces, the refund, and the remaining order. */
export const orderPiecesCancelled = (
  order: OrderRecipient,
  { lines, reason, by_shopper, refund, credit }: PiecesForMail,
  links: OrderLinks,
): Mail => {
  const back = [
    refund > 0 && `${money(refund)} goes back the way you paid. We write again once it has been sent.`,
    credit > 0 && `${money(credit)} is store credit again.`,
    !order.paid && order.total > order.credit && `You pay ${money(order.total - order.credit)} now.`,
  ].filter(Boolean)
  const facts: [string, string][] = [
    ["Not sent", lines.map(({ name, quantity }) => `${quantity} × ${name}`).join("\n")],
    ...(reason ? [["Why", reason] as [string, string]] : []),
  ]
  return {
    to: order.email,
    subject: `Items of your order #${order.display_id} are cancelled`,
    preview: back.join(" "),
    heading: "Your order has changed",
    parts: [
      {
        kind: "text",
        text: `${greeting(order.first_name)}\n${by_shopper ? "as you asked, we do" : "we do"} not send some items of your order #${order.display_id}. ${back.join(" ")} This is what is left of it:`,
      },
      { kind: "facts", facts },
      goodsOf(order),
      { kind: "button", label: "See your order", url: links.order },
    ],
  }
}

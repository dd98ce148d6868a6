import { money } from "@haat/sdk/money"
import type { OrderForMail } from "../queries/order-for-mail"
import type { PiecesForMail } from "../queries/pieces-for-mail"
import { greeting, type Mail } from "./mail"
import { goodsOf, type OrderLinks } from "./order-placed"

/** Mail about cancelled pieces of an order: the pieces, the refund, and the remaining order. */
export const orderPiecesCancelled = (
  order: OrderForMail & { email: string },
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

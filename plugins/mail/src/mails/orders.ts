import { money } from "@haat/sdk/money"
import { z } from "zod"
import { defineMail } from "../define-mail"
import { findPiecesForMail, type PiecesForMail } from "../queries/pieces-for-mail"
import { greeting, type MailPart } from "./mail"
import { goodsOf, paymentOf, previewOf } from "./order-parts"
import { type AddressedOrder, linksTo, ORDER_PLACEHOLDERS, orderValues, readOrder } from "./read-order"
import { SAMPLE_ORDER } from "./sample-order"

const OrderId = z.object({ order_id: z.string() })
const OF_SAMPLE = { order_id: SAMPLE_ORDER.id }

/** Confirms an order. */
export const ORDER_PLACED = defineMail({
  kind: "order-placed",
  name: { en: "Order placed", hi: "ऑर्डर दिया गया" },
  payload: OrderId,
  sample: OF_SAMPLE,
  placeholders: ORDER_PLACEHOLDERS,
  read: ({ order_id }, container) => readOrder(container, order_id),
  readSample: SAMPLE_ORDER,
  compose: (order, shop, container) => {
    const links = linksTo(container, order.id, shop.url)
    return {
      to: order.email,
      values: orderValues(order),
      subject: `Your order #${order.display_id} is placed`,
      preview: previewOf(order),
      heading: "Thank you for your order",
      intro: `${greeting(order.first_name)}\nwe have your order #${order.display_id} and are packing it.`,
      parts: [
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
    }
  },
})

const NOTHING_PAID = "Nothing was paid, so nothing is owed."

function returnedMoney({ total, credit, online }: AddressedOrder) {
  if (!total) return NOTHING_PAID
  if (credit) return "Your store credit is back, and what you paid otherwise goes back the way it came."
  return online ? "What you paid goes back the way it came. We write again once it has been sent." : NOTHING_PAID
}

/** Confirms that an order was cancelled. When money was taken, another mail tells that it is back. */
export const ORDER_CANCELED = defineMail({
  kind: "order-canceled",
  name: { en: "Order cancelled", hi: "ऑर्डर रद्द हुआ" },
  payload: OrderId,
  sample: OF_SAMPLE,
  placeholders: ORDER_PLACEHOLDERS,
  read: ({ order_id }, container) => readOrder(container, order_id),
  readSample: SAMPLE_ORDER,
  compose: (order, shop) => ({
    to: order.email,
    values: orderValues(order),
    subject: `Your order #${order.display_id} is cancelled`,
    preview: returnedMoney(order),
    heading: "Your order is cancelled",
    intro: `${greeting(order.first_name)}\nyour order #${order.display_id} is cancelled.`,
    parts: [
      { kind: "text", text: returnedMoney(order) },
      goodsOf(order),
      { kind: "button", label: "Back to the shop", url: shop.url },
    ],
  }),
})

/** Tells what goes back for cancelled pieces, and what is to be paid now. */
const changedMoney = (order: AddressedOrder, { refund, credit }: PiecesForMail) =>
  [
    refund > 0 && `${money(refund)} goes back the way you paid. We write again once it has been sent.`,
    credit > 0 && `${money(credit)} is store credit again.`,
    !order.paid && order.total > order.credit && `You pay ${money(order.total - order.credit)} now.`,
  ]
    .filter(Boolean)
    .join(" ")

const piecesPart = ({ lines, reason }: PiecesForMail): MailPart => ({
  kind: "facts",
  facts: [
    ["Not sent", lines.map(({ name, quantity }) => `${quantity} × ${name}`).join("\n")],
    ...(reason ? [["Why", reason] as [string, string]] : []),
  ],
})

/** Mail about cancelled pieces of an order: the pieces, the refund, and the remaining order. */
export const ORDER_PIECES_CANCELLED = defineMail({
  kind: "order-pieces-cancelled",
  name: { en: "Items of an order cancelled", hi: "ऑर्डर की कुछ चीज़ें रद्द हुईं" },
  payload: z.object({ pieces_id: z.string() }),
  sample: { pieces_id: "pieces_sample" },
  placeholders: ORDER_PLACEHOLDERS,
  read: async ({ pieces_id }, container) => {
    const pieces = await findPiecesForMail(container, pieces_id)
    const order = pieces && (await readOrder(container, pieces.order_id))
    return order && { order, pieces }
  },
  readSample: {
    order: SAMPLE_ORDER,
    pieces: {
      order_id: SAMPLE_ORDER.id,
      lines: [{ name: "Clay lamp", quantity: 1, amount_paise: 12_000 }],
      reason: "It is sold out",
      by_shopper: false,
      refund: 120,
      credit: 0,
    },
  },
  compose: ({ order, pieces }, shop, container) => {
    const money = changedMoney(order, pieces)
    const begin = pieces.by_shopper ? "as you asked, we do" : "we do"
    return {
      to: order.email,
      values: orderValues(order),
      subject: `Items of your order #${order.display_id} are cancelled`,
      preview: money,
      heading: "Your order has changed",
      intro: `${greeting(order.first_name)}\n${begin} not send some items of your order #${order.display_id}.`,
      parts: [
        { kind: "text", text: `${money} This is what is left of it:`.trim() },
        piecesPart(pieces),
        goodsOf(order),
        { kind: "button", label: "See your order", url: linksTo(container, order.id, shop.url).order },
      ],
    }
  },
})

import type { DocumentFile } from "@haat/gst/contract"
import { money } from "@haat/sdk/money"
import type { ParcelForMail } from "../queries/parcels"
import { greeting, type Mail, type Part } from "./mail"
import type { OrderLinks, OrderRecipient } from "./orders"

/** Only addresses of the web are made into links. */
const isLink = (url: string) => /^https?:\/\//.test(url)

/** Says that a parcel is on its way, and how to follow it; what it left with is attached. */
export const orderShipped = (
  order: OrderRecipient,
  { tracking }: Pick<ParcelForMail, "tracking">,
  links: OrderLinks,
  document?: DocumentFile,
): Mail => {
  const link = tracking.find(({ url }) => isLink(url))
  const numbers = tracking.map(({ number }) => number).filter(Boolean)
  const buttons: Part[] = [
    { kind: "button", label: "Follow your parcel", url: links.follow },
    link
      ? { kind: "button", label: "At the carrier's page", url: link.url }
      : { kind: "button", label: "See your order", url: links.order },
  ]
  const couriers = [...new Set(tracking.flatMap(({ courier }) => courier || []))]
  const facts: [string, string][] = [
    ...(couriers.length ? [["Carrier", couriers.join("\n")] as [string, string]] : []),
    ...(numbers.length ? [["Tracking number", numbers.join("\n")] as [string, string]] : []),
    ["Delivered to", order.address.join("\n")],
  ]
  return {
    to: order.email,
    subject: `Your order #${order.display_id} is on its way`,
    preview: numbers.length ? `Tracking number ${numbers.join(", ")}` : "It has left our shop.",
    heading: "Your parcel is on its way",
    parts: [
      {
        kind: "text",
        text: `${greeting(order.first_name)}\nyour order #${order.display_id} has left our shop.${document ? " Its invoice is attached." : ""}${order.online ? "" : " Please keep the amount ready; " + "you pay on delivery."}`,
      },
      ...buttons,
      { kind: "facts", facts },
    ],
    ...(document && { attachments: [document] }),
  }
}

/** Mail that a parcel has arrived, with a link for reporting problems. */
export const parcelDelivered = (order: OrderRecipient, links: OrderLinks): Mail => {
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

/** Says that a parcel came back to the shop undelivered, and what can be done now. */
export const parcelReturned = (order: OrderRecipient, links: OrderLinks, shopUrl: string): Mail => {
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
        text: `${greeting(order.first_name)}\nthe parcel of your order #${order.display_id} could not be delivered and came back to us. We can send it again: write to us when someone is there, or if the address is another. ${rest}`,
      },
      { kind: "facts", facts: [["It was sent to", order.address.join("\n")]] },
      { kind: "button", label: "See your order", url: links.order },
      { kind: "button", label: "Write to us", url: `${shopUrl}/contact` },
    ],
  }
}

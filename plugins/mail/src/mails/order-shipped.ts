import type { DocumentFile } from "@haat/gst/contract"
import type { OrderForMail } from "../queries/order-for-mail"
import type { ParcelForMail } from "../queries/parcel-for-mail"
import { greeting, type Mail, type Part } from "./mail"
import type { OrderLinks } from "./order-placed"

/** Only addresses of the web are made into links. */
const isLink = (url: string) => /^https?:\/\//.test(url)

/** Says that a parcel is on its way, and how to follow it; what it left with is attached. */
export const orderShipped = (
  order: OrderForMail & { email: string },
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
        text: `${greeting(order.first_name)}\nyour order #${order.display_id} has left our shop.${document ? " Its invoice is attached." : ""}${order.online ? "" : " Please keep the amount ready; you pay on delivery."}`,
      },
      ...buttons,
      { kind: "facts", facts },
    ],
    ...(document && { attachments: [document] }),
  }
}

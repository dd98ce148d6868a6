import { GST, type IssuedDocuments } from "@haat/gst/contract"
import { money } from "@haat/sdk/money"
import { z } from "zod"
import { defineMail } from "../define-mail"
import { findParcelForMail, findParcelThatCameBack, type ParcelForMail } from "../queries/parcels"
import { greeting, type MailPart } from "./mail"
import { linksTo, ORDER_PLACEHOLDERS, type OrderLinks, orderValues, readOrder } from "./read-order"
import { SAMPLE_ORDER } from "./sample-order"

const FulfillmentId = z.object({ fulfillment_id: z.string() })
const OF_SAMPLE = { fulfillment_id: "ful_sample" }

/** Only addresses of the web are made into links. */
const isLink = (url: string) => /^https?:\/\//.test(url)

const shipmentButtons = ({ tracking }: Pick<ParcelForMail, "tracking">, links: OrderLinks): MailPart[] => {
  const link = tracking.find(({ url }) => isLink(url))
  return [
    { kind: "button", label: "Follow your parcel", url: links.follow },
    link
      ? { kind: "button", label: "At the carrier's page", url: link.url }
      : { kind: "button", label: "See your order", url: links.order },
  ]
}

/** Says that a parcel is on its way, and how to follow it; what it left with is attached. */
export const ORDER_SHIPPED = defineMail({
  kind: "order-shipped",
  name: { en: "Parcel on its way", hi: "पार्सल रास्ते में" },
  payload: FulfillmentId,
  sample: OF_SAMPLE,
  placeholders: [...ORDER_PLACEHOLDERS, "tracking_number"],
  read: async ({ fulfillment_id }, container) => {
    const parcel = await findParcelForMail(container, fulfillment_id)
    const order = parcel && (await readOrder(container, parcel.order_id))
    if (!order) return undefined
    const document = await container.resolve<IssuedDocuments>(GST).fileOfParcel(fulfillment_id)
    return { order, tracking: parcel.tracking, document }
  },
  readSample: {
    order: SAMPLE_ORDER,
    tracking: [{ number: "AWB123456789", url: "https://track.example/AWB123456789", courier: "Delhivery" }],
    document: undefined,
  },
  compose: ({ order, tracking, document }, shop, container) => {
    const numbers = tracking.map(({ number }) => number).filter(Boolean)
    const couriers = [...new Set(tracking.flatMap(({ courier }) => courier || []))]
    const facts: [string, string][] = [
      ...(couriers.length ? [["Carrier", couriers.join("\n")] as [string, string]] : []),
      ...(numbers.length ? [["Tracking number", numbers.join("\n")] as [string, string]] : []),
      ["Delivered to", order.address.join("\n")],
    ]
    const notes = [
      document && "Its invoice is attached.",
      !order.online && "Please keep the amount ready; you pay on delivery.",
    ].filter((note) => typeof note === "string")
    return {
      to: order.email,
      values: { ...orderValues(order), tracking_number: numbers.join(", ") },
      subject: `Your order #${order.display_id} is on its way`,
      preview: numbers.length ? `Tracking number ${numbers.join(", ")}` : "It has left our shop.",
      heading: "Your parcel is on its way",
      intro: `${greeting(order.first_name)}\nyour order #${order.display_id} has left our shop.`,
      parts: [
        ...(notes.length ? [{ kind: "text" as const, text: notes.join(" ") }] : []),
        ...shipmentButtons({ tracking }, linksTo(container, order.id, shop.url)),
        { kind: "facts", facts },
      ],
      ...(document && { attachments: [document] }),
    }
  },
})

/** Mail that a parcel has arrived, with a link for reporting problems. */
export const PARCEL_DELIVERED = defineMail({
  kind: "parcel-delivered",
  name: { en: "Parcel delivered", hi: "पार्सल पहुँच गया" },
  payload: FulfillmentId,
  sample: OF_SAMPLE,
  placeholders: ORDER_PLACEHOLDERS,
  read: async ({ fulfillment_id }, container) => {
    const parcel = await findParcelForMail(container, fulfillment_id)
    return parcel && readOrder(container, parcel.order_id)
  },
  readSample: SAMPLE_ORDER,
  compose: (order, shop, container) => {
    const due = order.paid ? 0 : order.total - order.credit
    const cash = due > 0 ? `${money(due)} was to be paid on delivery. ` : ""
    return {
      to: order.email,
      values: orderValues(order),
      subject: `Your order #${order.display_id} has arrived`,
      preview: "Is something wrong with it? Tell us in Orders.",
      heading: "Your parcel has arrived",
      intro: `${greeting(order.first_name)}\na parcel of your order #${order.display_id} was delivered.`,
      parts: [
        {
          kind: "text",
          text:
            `${cash}If you do not have it, or something in it is damaged, wrong or does not fit, tell us in your ` +
            "orders.",
        },
        { kind: "facts", facts: [["Delivered to", order.address.join("\n")]] },
        { kind: "button", label: "See your order", url: linksTo(container, order.id, shop.url).order },
      ],
    }
  },
})

/** Says that a parcel came back to the shop undelivered, and what can be done now. */
export const PARCEL_RETURNED = defineMail({
  kind: "parcel-returned",
  name: { en: "Parcel came back undelivered", hi: "पार्सल बिना पहुँचे लौट आया" },
  payload: FulfillmentId,
  sample: OF_SAMPLE,
  placeholders: ORDER_PLACEHOLDERS,
  read: async ({ fulfillment_id }, container) => {
    const parcel = await findParcelThatCameBack(container, fulfillment_id)
    return parcel && readOrder(container, parcel.order_id)
  },
  readSample: SAMPLE_ORDER,
  compose: (order, shop, container) => ({
    to: order.email,
    values: orderValues(order),
    subject: `Your order #${order.display_id} came back to us`,
    preview: "The parcel could not be delivered. We can send it again.",
    heading: "Your parcel came back to us",
    intro:
      `${greeting(order.first_name)}\nthe parcel of your order #${order.display_id} could not be delivered and came ` +
      "back to us.",
    parts: [
      {
        kind: "text",
        text: `We can send it again: write to us when someone is there, or if the address is another. ${
          order.paid
            ? "Or have your money back: cancel the order in your orders, or write to us."
            : "Or cancel the order in your orders: nothing was paid for it."
        }`,
      },
      { kind: "facts", facts: [["It was sent to", order.address.join("\n")]] },
      { kind: "button", label: "See your order", url: linksTo(container, order.id, shop.url).order },
      { kind: "button", label: "Write to us", url: `${shop.url}/contact` },
    ],
  }),
})

import { GST, type IssuedDocuments } from "@haat/gst/contract"
import type { PaymentRefunded } from "@haat/payments/contract"
import { inRupees, money } from "@haat/sdk/money"
import type { ICustomerModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "zod"
import { defineMail } from "../define-mail"
import { findReturnedParcel } from "../queries/parcels"
import { findRefundForMail, type RefundForMail } from "../queries/refund-for-mail"
import { greeting, type MailPart } from "./mail"
import { readOrder } from "./read-order"
import { SAMPLE_EMAIL, SAMPLE_ORDER } from "./sample-order"

const WAYS: Record<RefundForMail["method"], string> = {
  online: "The way you paid. Banks usually show it within 5 to 7 working days",
  transfer: "By UPI or bank transfer",
  credit: "As store credit, for your next order",
}

type RefundPart = NonNullable<RefundForMail["parts"]>[number]

function partWord({ name, quantity, way_back, amount_paise }: RefundPart) {
  if (way_back) return `Less ${inRupees(-amount_paise)} for the way back`
  if (!name) return "Delivery"
  return quantity ? `${quantity} × ${name}` : name
}

const NOTE_ATTACHED: MailPart = { kind: "text", text: "The credit note is attached." }

/** Mail about the refund of an order or a part of it; its credit note is attached. */
export const ORDER_REFUNDED_MAIL = defineMail({
  kind: "order-refunded",
  name: { en: "Refund of an order", hi: "ऑर्डर का रिफ़ंड" },
  payload: z.object({ refund_id: z.string() }),
  sample: { refund_id: "refund_sample" },
  placeholders: ["order_id", "first_name", "amount"],
  read: async ({ refund_id }, container) => {
    const refund = await findRefundForMail(container, refund_id)
    if (!refund?.email) return undefined
    const note = await container.resolve<IssuedDocuments>(GST).fileOfNotes(refund.noted_as)
    return { refund: { ...refund, email: refund.email }, note }
  },
  readSample: {
    refund: {
      order_id: SAMPLE_ORDER.id,
      display_id: SAMPLE_ORDER.display_id,
      email: SAMPLE_EMAIL,
      first_name: SAMPLE_ORDER.first_name,
      amount: 850,
      reason: "It arrived damaged",
      method: "online",
      reference: null,
      noted_as: "refund_sample",
      parts: [{ name: "Brass lota", quantity: 1, amount_paise: 85_000 }],
    },
    note: undefined,
  },
  compose: ({ refund, note }, shop) => {
    const { email: to, first_name, amount, display_id, reason, method, reference, parts } = refund
    const of = parts?.map(partWord).join("\n")
    const facts: [string, string][] = [
      ...(of ? [["Of what", of] as [string, string]] : []),
      ...(reason ? [["Why", reason] as [string, string]] : []),
      ["How", reference ? `${WAYS[method]}, reference ${reference}` : WAYS[method]],
    ]
    return {
      to,
      values: { order_id: display_id, first_name, amount: money(amount) },
      subject: `Your refund of ${money(amount)}`,
      preview: `We refunded ${money(amount)} of your order #${display_id}.`,
      heading: `We refunded ${money(amount)}`,
      intro: `${greeting(first_name)}\nwe have refunded ${money(amount)} of your order #${display_id}.`,
      parts: [
        ...(note ? [NOTE_ATTACHED] : []),
        { kind: "facts", facts },
        { kind: "button", label: "See your orders", url: `${shop.url}/orders` },
      ],
      ...(note && { attachments: [note] }),
    }
  },
})

/** Mail that a payment was refunded; `display_id` is null when it never became an order. */
export const PAYMENT_REFUNDED_MAIL = defineMail({
  kind: "payment-refunded",
  name: { en: "Refund of a payment", hi: "भुगतान का रिफ़ंड" },
  payload: z.object({
    razorpay_order_id: z.string(),
    customer_id: z.string(),
    order_id: z.string().nullable(),
    amount: z.number(),
    reason: z.string(),
  }) satisfies z.ZodType<PaymentRefunded>,
  sample: {
    razorpay_order_id: "order_sample",
    customer_id: "cus_sample",
    order_id: SAMPLE_ORDER.id,
    amount: 4_079,
    reason: "The cart had changed",
  },
  placeholders: ["first_name", "amount"],
  read: async ({ amount, reason, order_id, customer_id }, container) => {
    const recipient = (order_id && (await orderRecipient(container, order_id))) || undefined
    const found = recipient ?? (await customerRecipient(container, customer_id))
    return found && { amount, reason, ...found }
  },
  readSample: {
    amount: 4_079,
    reason: "The cart had changed",
    to: SAMPLE_EMAIL,
    first_name: SAMPLE_ORDER.first_name,
    display_id: SAMPLE_ORDER.display_id,
    note: undefined,
  },
  compose: ({ to, first_name, amount, display_id, reason, note }, shop) => {
    const what = display_id === null ? "your payment" : `your order #${display_id}`
    return {
      to,
      values: { first_name, amount: money(amount) },
      subject: `Your refund of ${money(amount)}`,
      preview: `We sent ${money(amount)} back for ${what}.`,
      heading: `${money(amount)} is on its way back to you`,
      intro: `${greeting(first_name)}\nwe have refunded ${money(amount)} for ${what}.`,
      parts: [
        { kind: "text", text: "Banks usually show it within 5 to 7 working days." },
        ...(note ? [NOTE_ATTACHED] : []),
        ...(reason ? [{ kind: "facts" as const, facts: [["Why", reason]] as [string, string][] }] : []),
        { kind: "button", label: "See your orders", url: `${shop.url}/orders` },
      ],
      ...(note && { attachments: [note] }),
    }
  },
})

/** Returns who ordered, with the credit note of the parcel that came back before its order was cancelled. */
async function orderRecipient(container: MedusaContainer, order_id: string) {
  const order = await readOrder(container, order_id)
  if (!order) return undefined
  const returned = await findReturnedParcel(container, order_id)
  const note = returned && (await container.resolve<IssuedDocuments>(GST).fileOfNotes(returned.fulfillment_id))
  return { to: order.email, first_name: order.first_name, display_id: order.display_id as number | null, note }
}

/** Returns who paid. */
async function customerRecipient(container: MedusaContainer, id: string) {
  const [customer] = await container.resolve<ICustomerModuleService>(Modules.CUSTOMER).listCustomers({ id })
  return customer?.email
    ? { to: customer.email, first_name: customer.first_name ?? "", display_id: null, note: undefined }
    : undefined
}

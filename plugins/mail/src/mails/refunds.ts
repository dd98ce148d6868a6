import type { DocumentFile } from "@haat/gst/contract"
import { inRupees, money } from "@haat/sdk/money"
import type { RefundForMail } from "../queries/refund-for-mail"
import { greeting, type Mail } from "./mail"

const WAYS: Record<RefundForMail["method"], string> = {
  online: "The way you paid. Banks usually show it within 5 to 7 working days",
  transfer: "By UPI or bank transfer",
  credit: "As store credit, for your next order",
}

type Part = NonNullable<RefundForMail["parts"]>[number]

function partWord({ name, quantity, way_back, amount_paise }: Part) {
  if (way_back) return `Less ${inRupees(-amount_paise)} for the way back`
  if (!name) return "Delivery"
  return quantity ? `${quantity} × ${name}` : name
}

/** Mail about the refund of an order or a part of it; its credit note is attached. */
export const orderRefunded = (
  refund: RefundForMail & { email: string },
  shopUrl: string,
  note?: DocumentFile,
): Mail => {
  const { email: to, first_name, amount, display_id, reason, method, reference, parts } = refund
  const of = parts?.map(partWord).join("\n")
  const facts: [string, string][] = [
    ...(of ? [["Of what", of] as [string, string]] : []),
    ...(reason ? [["Why", reason] as [string, string]] : []),
    ["How", reference ? `${WAYS[method]}, reference ${reference}` : WAYS[method]],
  ]
  return {
    to,
    subject: `Your refund of ${money(amount)}`,
    preview: `We refunded ${money(amount)} of your order #${display_id}.`,
    heading: `We refunded ${money(amount)}`,
    parts: [
      {
        kind: "text",
        text: `${greeting(first_name)}\nwe have refunded ${money(amount)} of your order #${display_id}.${note ? " The credit note is attached." : ""}`,
      },
      { kind: "facts", facts },
      { kind: "button", label: "See your orders", url: `${shopUrl}/orders` },
    ],
    ...(note && { attachments: [note] }),
  }
}

type Refund = {
  to: string
  first_name: string
  /** in rupees */
  amount: number
  /** null when the payment never became an order */
  display_id: number | null
  reason: string
  /** credit note of the parcel that came back before its order was cancelled */
  note?: DocumentFile
}

/** Mail that a payment was refunded. */
export const paymentRefunded = (refund: Refund, shopUrl: string): Mail => {
  const { to, first_name, amount, display_id, reason, note } = refund
  const what = display_id === null ? "your payment" : `your order #${display_id}`
  return {
    to,
    subject: `Your refund of ${money(amount)}`,
    preview: `We sent ${money(amount)} back for ${what}.`,
    heading: `${money(amount)} is on its way back to you`,
    parts: [
      {
        kind: "text",
        text: `${greeting(first_name)}\nwe have refunded ${money(amount)} for ${what}. Banks usually show it within 5 to 7 working days.${note ? " The credit note is attached." : ""}`,
      },
      ...(reason ? [{ kind: "facts" as const, facts: [["Why", reason]] as [string, string][] }] : []),
      { kind: "button", label: "See your orders", url: `${shopUrl}/orders` },
    ],
    ...(note && { attachments: [note] }),
  }
}

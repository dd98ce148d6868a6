import type { DocumentFile } from "@haat/gst/contract"
import { money } from "@haat/sdk/money"
import { greeting, type Mail } from "./mail"

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

import { RETURN_STATES, type ReturnState } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { z } from "zod"
import { defineMail } from "../define-mail"
import { findReturnForMail, type ReturnForMail } from "../queries/return-for-mail"
import { greeting } from "./mail"
import { SAMPLE_EMAIL, SAMPLE_ORDER } from "./sample-order"

const WANTED = { refund: "your money back", credit: "store credit", exchange: "something else in exchange" }

/** Texts of a mail for each state and the next step; none for a change that the shopper has just made. */
const BY_STATE: Partial<Record<ReturnState, { subject: string; text: (row: ReturnForMail) => string }>> = {
  requested: {
    subject: "We have your request",
    text: () => "we have your request to send goods back, and write again once we have looked at it.",
  },
  approved: {
    subject: "You can send it back",
    text: ({ way }) =>
      way === "pickup"
        ? "your return is approved. We have the goods picked up at your address; please have them packed."
        : "your return is approved. Please send the goods back to us, well packed.",
  },
  rejected: { subject: "Your return was not approved", text: () => "we cannot take these goods back." },
  received: {
    subject: "Your goods have come back",
    text: ({ outcome }) => `we have what you sent back, and see to it that you get ${WANTED[outcome]}.`,
  },
}

function replacementOf({ display_id, to_pay, takes_cash }: NonNullable<ReturnForMail["exchange_order"]>) {
  if (to_pay <= 0) return `Order #${display_id}: nothing is left to pay`
  const how = takes_cash ? "in your orders or when it arrives" : "in your orders, before we send it"
  return `Order #${display_id}: ${money(to_pay)} to pay, ${how}`
}

/** Tells how a return goes; sends nothing for a state that needs no mail. */
export const RETURN_CHANGED_MAIL = defineMail({
  kind: "return-changed",
  name: { en: "A return moves on", hi: "वापसी आगे बढ़ी" },
  payload: z.object({
    return_id: z.string(),
    /** the state that the mail reports */
    state: z.enum(RETURN_STATES),
  }),
  sample: { return_id: "return_sample", state: "approved" },
  placeholders: ["order_id", "first_name", "state"],
  read: async ({ return_id, state }, container) => {
    const row = await findReturnForMail(container, return_id)
    return row && { row, state }
  },
  readSample: {
    state: "approved",
    row: {
      order_id: SAMPLE_ORDER.id,
      display_id: SAMPLE_ORDER.display_id,
      to: SAMPLE_EMAIL,
      first_name: SAMPLE_ORDER.first_name,
      outcome: "refund",
      way: "pickup",
      decision: null,
      lines: [{ name: "Brass lota", quantity: 1 }],
      exchange_order: null,
    },
  },
  compose: ({ row, state }, shop) => {
    const words = BY_STATE[state]
    if (!words) return undefined
    const goods = row.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join("\n")
    const facts: [string, string][] = [["Goods", goods]]
    if (state === "rejected" && row.decision) facts.push(["Why", row.decision])
    if ((state === "approved" || state === "received") && row.exchange_order)
      facts.push(["In exchange", replacementOf(row.exchange_order)])
    return {
      to: row.to,
      values: { order_id: row.display_id, first_name: row.first_name, state: words.subject },
      subject: `${words.subject}: order #${row.display_id}`,
      preview: goods.replaceAll("\n", ", "),
      heading: words.subject,
      parts: [
        { kind: "text", text: `${greeting(row.first_name)}\n${words.text(row)}` },
        { kind: "facts", facts },
        { kind: "button", label: "See your order", url: `${shop.url}/orders/${encodeURIComponent(row.order_id)}` },
      ],
    }
  },
})

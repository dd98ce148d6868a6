import type { ComplaintMade } from "@haat/problem-reports/contract"
import type { Mail } from "./mail"
import { greeting } from "./order-placed"

type Shop = { owner: string; name: string }

const toShop = ({ owner, name }: Shop) => (owner ? { reply_to: { name, address: owner } } : {})

/** Confirms a complaint with its number, and says what follows. */
export const complaintMade = ({ email, name, number }: ComplaintMade, shop: Shop): Mail => ({
  to: email,
  ...toShop(shop),
  subject: `Your complaint ${number}`,
  preview: "It has arrived, and is looked into.",
  heading: `Your complaint ${number} has arrived`,
  parts: [
    {
      kind: "text",
      text: `${greeting(name)}\nOur grievance officer acknowledges it within 48 hours, and settles it within a month. Please name ${number} when you write to us about it.`,
    },
  ],
})

/** The grievance officer's word on a complaint: that it is looked into, or a reply. */
export const complaintReply = (
  { email, name, number, message, reply }: ComplaintMade & { message: string; reply?: string },
  shop: Shop,
): Mail => ({
  to: email,
  ...toShop(shop),
  subject: `About your complaint ${number}`,
  preview: (reply ?? "It is being looked into.").slice(0, 120),
  heading: `About your complaint ${number}`,
  parts: [
    {
      kind: "text",
      text: `${greeting(name)}\n${reply ?? "We have read your complaint and are looking into it. It is settled within a month of the day you made it."}`,
    },
    { kind: "text", text: "You had written:" },
    { kind: "quote", text: message },
  ],
})

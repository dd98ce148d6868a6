import { greeting, type Mail } from "@haat/mail/mails/mail"
import type { MailKinds, Shop } from "@haat/mail/sending/kinds"
import type { ComplaintMade } from "./complaints"

type ReportReply = { to: string; first_name: string; product_name: string; message: string; reply: string }

/** Word on a complaint; without a reply it is acknowledged. */
type ComplaintReply = ComplaintMade & { message: string; reply?: string }

declare module "@haat/mail/sending/kinds" {
  interface Payloads {
    "problem-report-reply": ReportReply
    "complaint-made": ComplaintMade
    "complaint-reply": ComplaintReply
  }
}

/** Answering the mail answers the shop. */
const toShop = ({ owner, name }: Shop) => (owner ? { reply_to: { name, address: owner } } : {})

/** Confirms a complaint with its number, and says what follows. */
const complaintMade = ({ email, name, number }: ComplaintMade, shop: Shop): Mail => ({
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
const complaintReply = ({ email, name, number, message, reply }: ComplaintReply, shop: Shop): Mail => ({
  to: email,
  ...toShop(shop),
  subject: `About your complaint ${number}`,
  preview: (reply ?? "It is being looked into.").slice(0, 120),
  heading: `About your complaint ${number}`,
  parts: [
    {
      kind: "text",
      text: `${greeting(name)}\n${reply ?? "We have read your complaint and are looking into it. It is " + "settled within a month of the day you made it."}`,
    },
    { kind: "text", text: "You had written:" },
    { kind: "quote", text: message },
  ],
})

/** Sends the shop's reply to the customer who reported a problem. */
const problemReportReply = ({ to, first_name, product_name, message, reply }: ReportReply, shop: Shop): Mail => ({
  to,
  ...toShop(shop),
  subject: `About the problem you reported: ${product_name}`,
  preview: reply.slice(0, 120),
  heading: `About the problem you reported with ${product_name}`,
  parts: [
    { kind: "text", text: `${greeting(first_name)}\n${reply}` },
    { kind: "text", text: "You had written:" },
    { kind: "quote", text: message },
  ],
})

const HOUR_SECONDS = 3_600
const WEEK_SECONDS = 7 * 24 * HOUR_SECONDS

export const PROBLEM_REPORT_MAILS: Pick<MailKinds, "problem-report-reply" | "complaint-made" | "complaint-reply"> = {
  "problem-report-reply": { usefulSeconds: WEEK_SECONDS, compose: problemReportReply },
  "complaint-made": { usefulSeconds: 48 * HOUR_SECONDS, compose: complaintMade },
  "complaint-reply": { usefulSeconds: WEEK_SECONDS, compose: complaintReply },
}

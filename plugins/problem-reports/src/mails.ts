import { defineMail, greeting, type Shop } from "@haat/mail/define-mail"
import { z } from "zod"

const HOUR_SECONDS = 3_600
const WEEK_SECONDS = 7 * 24 * HOUR_SECONDS

const LOOKED_INTO =
  "We have read your complaint and are looking into it. It is settled within a month of the day you made it."

/** Answering the mail answers the shop. */
const toShop = ({ owner, name }: Shop) => (owner ? { reply_to: { name, address: owner } } : {})

const ComplaintMade = z.object({ id: z.string(), number: z.string(), name: z.string(), email: z.string() })
const SAMPLE_COMPLAINT = { id: "cmpl_sample", number: "G-1042", name: "Asha Rao", email: "asha@example.com" }

/** Confirms a complaint with its number, and says what follows. */
export const COMPLAINT_MADE_MAIL = defineMail({
  kind: "complaint-made",
  name: { en: "Complaint received", hi: "शिकायत मिली" },
  payload: ComplaintMade,
  sample: SAMPLE_COMPLAINT,
  usefulSeconds: 48 * HOUR_SECONDS,
  placeholders: ["number", "name"],
  compose: ({ email, name, number }, shop) => ({
    to: email,
    ...toShop(shop),
    values: { number, name },
    subject: `Your complaint ${number}`,
    preview: "It has arrived, and is looked into.",
    heading: `Your complaint ${number} has arrived`,
    intro:
      `${greeting(name)}\nOur grievance officer acknowledges it within 48 hours, and settles it within a month. ` +
      `Please name ${number} when you write to us about it.`,
    parts: [],
  }),
})

/** The grievance officer's word on a complaint: that it is looked into, or a reply. */
export const COMPLAINT_REPLY = defineMail({
  kind: "complaint-reply",
  name: { en: "Reply to a complaint", hi: "शिकायत का जवाब" },
  payload: ComplaintMade.extend({ message: z.string(), reply: z.string().optional() }),
  sample: { ...SAMPLE_COMPLAINT, message: "Where is my refund?", reply: "It was sent to your bank today." },
  usefulSeconds: WEEK_SECONDS,
  placeholders: ["number", "name"],
  compose: ({ email, name, number, message, reply }, shop) => ({
    to: email,
    ...toShop(shop),
    values: { number, name },
    subject: `About your complaint ${number}`,
    preview: (reply ?? "It is being looked into.").slice(0, 120),
    heading: `About your complaint ${number}`,
    parts: [
      {
        kind: "text",
        text: `${greeting(name)}\n${reply ?? LOOKED_INTO}`,
      },
      { kind: "text", text: "You had written:" },
      { kind: "quote", text: message },
    ],
  }),
})

/** Sends the shop's reply to the customer who reported a problem. */
export const PROBLEM_REPORT_REPLY = defineMail({
  kind: "problem-report-reply",
  name: { en: "Reply to a problem report", hi: "समस्या की रिपोर्ट का जवाब" },
  payload: z.object({
    to: z.string(),
    first_name: z.string(),
    product_name: z.string(),
    message: z.string(),
    reply: z.string(),
  }),
  sample: {
    to: "asha@example.com",
    first_name: "Asha",
    product_name: "Brass lota",
    message: "The lid does not close.",
    reply: "We send you a new lid tomorrow.",
  },
  usefulSeconds: WEEK_SECONDS,
  placeholders: ["product", "first_name"],
  compose: ({ to, first_name, product_name, message, reply }, shop) => ({
    to,
    ...toShop(shop),
    values: { product: product_name, first_name },
    subject: `About the problem you reported: ${product_name}`,
    preview: reply.slice(0, 120),
    heading: `About the problem you reported with ${product_name}`,
    parts: [
      { kind: "text", text: `${greeting(first_name)}\n${reply}` },
      { kind: "text", text: "You had written:" },
      { kind: "quote", text: message },
    ],
  }),
})

import { MESSAGE_FAILED, MESSAGE_SENT } from "@haat/mail/contract"

/** Texts of the contact page; those after sending are in the mail plugin's contract. */
export const CONTACT = {
  title: "Contact",
  description: (shop: string) => `Write to ${shop} about an order, a product or anything else.`,
  text:
    "Write to us about an order, a product or anything else, with your order number if you have one. We answer by " +
    "mail.",
  name: "Name",
  email: "Email",
  subject: "Subject",
  message: "Message",
  send: "Send Message",
  sent: MESSAGE_SENT,
  failed: MESSAGE_FAILED,
} as const

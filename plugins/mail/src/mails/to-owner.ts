import type { ContactMessage, Enquiry } from "../contract"
import type { Mail } from "./mail"

/** Sends a visitor's message to the owner; answering it answers the visitor. */
export const contactMessage = ({ name, email, subject, message }: ContactMessage, owner: string): Mail => ({
  to: owner,
  reply_to: { name, address: email },
  subject: `Message: ${subject}`,
  preview: `${name} wrote to the shop.`,
  heading: subject,
  parts: [
    {
      kind: "facts",
      facts: [
        ["Name", name],
        ["Email", email],
      ],
    },
    { kind: "quote", text: message },
    { kind: "text", text: "Your answer to this mail goes to them." },
  ],
})

/** Tells the owner who wants to sell; answering it answers them. */
export const enquiry = ({ name, phone, email, message }: Enquiry, shop: { owner: string; name: string }): Mail => ({
  to: shop.owner,
  reply_to: { name, address: email },
  subject: `Enquiry: ${name}`,
  preview: `${name} wrote from the landing page.`,
  heading: `${name} wants to sell with ${shop.name}`,
  parts: [
    {
      kind: "facts",
      facts: [
        ["Name", name],
        ["Phone", phone],
        ["Email", email],
      ],
    },
    { kind: "quote", text: message },
    { kind: "text", text: "Your answer to this mail goes to them." },
  ],
})

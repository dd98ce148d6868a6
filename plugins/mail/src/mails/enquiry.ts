import type { Enquiry } from "../contract"
import type { Mail } from "./mail"

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

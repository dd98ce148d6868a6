import { ContactMessage, Enquiry } from "../contract"
import { defineMail } from "../define-mail"

const USEFUL_SECONDS = 14 * 24 * 3_600
const SAMPLE = { name: "Asha Rao", email: "asha@example.com", message: "Do you send to Leh in winter?" }

/** Sends a visitor's message to the owner; answering it answers the visitor. */
export const CONTACT_MESSAGE = defineMail({
  kind: "contact-message",
  name: { en: "Message to the owner", hi: "दुकानदार को संदेश" },
  payload: ContactMessage,
  sample: { ...SAMPLE, subject: "Delivery to Leh" },
  usefulSeconds: USEFUL_SECONDS,
  placeholders: ["name", "subject"],
  compose: ({ name, email, subject, message }, { owner }) =>
    owner
      ? {
          to: owner,
          reply_to: { name, address: email },
          values: { name, subject },
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
        }
      : undefined,
})

/** Tells the owner who wants to sell; answering it answers them. */
export const ENQUIRY = defineMail({
  kind: "enquiry",
  name: { en: "Enquiry of a seller", hi: "विक्रेता की पूछताछ" },
  payload: Enquiry,
  sample: { ...SAMPLE, phone: "9876543210" },
  usefulSeconds: USEFUL_SECONDS,
  placeholders: ["name"],
  compose: ({ name, phone, email, message }, shop) =>
    shop.owner
      ? {
          to: shop.owner,
          reply_to: { name, address: email },
          values: { name },
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
        }
      : undefined,
})

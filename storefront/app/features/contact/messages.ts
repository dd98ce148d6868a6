/** Words of the contact page; what became of a message is said in the words of the mail plugin's contract. */
export const CONTACT = {
  title: "Contact",
  description: (shop: string) => `Write to ${shop} about an order, a product or anything else.`,
  text: "Write to us about an order, a product or anything else, with your order number if you have one. We answer by mail.",
  name: "Name",
  email: "Email",
  subject: "Subject",
  message: "Message",
  send: "Send Message",
} as const

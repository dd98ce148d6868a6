import { MESSAGE_FAILED, MESSAGE_SENT } from "@haat/mail/contract"

/** Texts of the landing page; those about the sent message are the specification's. */
export const LANDING = {
  title: (shop: string) => `${shop} for sellers: your own online shop without code`,
  description:
    "Open an online shop in India without writing code: zero setup, zero subscription, zero commission. Products, " +
    "payments and delivery in one place.",
  skip: "Skip to content",
  menu: "Landing page",
  how: "How it works",
  contact: "Contact",
  live: "See a live shop",
  eyebrow: "For makers and small shops across India",
  heading: "Your own online shop. No code, no catch.",
  pitch:
    "Put your goods online this evening: add pictures and prices, and take orders with Cash On Delivery, UPI and " +
    "cards. You keep what you earn.",
  start: "Talk to us",
  zeros: [
    {
      figure: "Zero",
      what: "setup",
      why: "No developer, no server, no theme to buy. The shop is there when you sign in.",
    },
    {
      figure: "Zero",
      what: "subscription",
      why: "Nothing to pay by the month, whether you sell ten things or ten thousand.",
    },
    {
      figure: "Zero",
      what: "commission",
      why: "The price on the tag is yours. Only the bank and the carrier take their fee.",
    },
  ],
  stepsTitle: "Three steps, one evening",
  steps: [
    {
      name: "Add your goods",
      about: "Name, price, pictures from your phone, and how many you have. That is a product.",
    },
    {
      name: "Make it yours",
      about: "Choose the banners, the products you are proud of and the questions you answer daily.",
    },
    {
      name: "Send the parcels",
      about: "Orders, stock, payments and tracking numbers stand in one list. We do the mails.",
    },
  ],
  formTitle: "Tell us what you sell",
  formAbout: "Leave your name and a number. We ring back within two working days.",
  name: "Name",
  phone: "Phone",
  email: "Email",
  message: "Message",
  send: "Send Message",
  sent: MESSAGE_SENT,
  failed: MESSAGE_FAILED,
  footer: (shop: string) => `${shop}, everyday good things from India.`,
  terms: "Terms and conditions",
}

/** Texts of the page /aboutUs, in English; about-text.hi.ts has the Hindi ones. */
export const ABOUT = {
  title: "About Us",
  description: (shop: string) => `What ${shop} is, how it sells, and how to reach it.`,
  what:
    "A haat is the market that comes to the village once a week: a few good stalls, people who know what they sell, " +
    "and prices said aloud. This shop tries to be that, every day and everywhere in India.",
  howWeSell: "How we sell",
  rules: [
    "Prices are in rupees and include all taxes.",
    "You pay online, or in cash when your order arrives.",
    "What is out of stock says so; nothing is sold twice.",
  ],
  contact: "Contact",
  write: "Write to us",
  writeAbout: "about an order, a product or anything else, with your order number if you have one.",
} as const

/** Texts of the legal page. */
export const LEGAL = {
  title: "Legal information",
  description: (shop: string) => `Who runs ${shop}, whom to complain to, and how.`,
  shop: "Who runs this shop",
  name: "Legal name",
  address: "Address",
  gstin: "GSTIN",
  email: "E-mail",
  phone: "Phone",
  officer: "Grievance officer",
  officerText:
    "If something went wrong and the shop has not put it right, complain to the grievance officer. You get a number at once, an acknowledgement within 48 hours and a settlement within a month.",
  noOfficer: "No grievance officer is named yet; your complaint reaches the owner.",
  officerName: "Name",
  hours: "Hours",
  complain: "Make a complaint",
  yourName: "Name",
  yourEmail: "Email",
  orderNumber: "Order number, if it is about an order",
  message: "What went wrong",
  send: "Send the complaint",
  sent: (number: string) => `Your complaint has arrived. Its number is ${number}; a mail confirms it.`,
  failed: "The complaint could not be sent.",
} as const

/** Names of the pages that the owner writes. */
export const POLICIES = {
  terms: {
    title: "Terms and conditions",
    description: (shop: string) => `What you and ${shop} can expect of each other.`,
  },
  privacy: {
    title: "Privacy",
    description: (shop: string) => `What ${shop} keeps about you, and what you can do about it.`,
  },
  returns: {
    title: "Returns and refunds",
    description: (shop: string) => `What can be sent back to ${shop}, and how.`,
  },
  delivery: { title: "Delivery", description: (shop: string) => `Where ${shop} delivers, for how much, and when.` },
  version: (version: number, day: string) => `Version ${version}, of ${day}`,
  old: "This is an old version.",
  readNewest: "Read the newest",
  readBefore: "Read the version before",
} as const

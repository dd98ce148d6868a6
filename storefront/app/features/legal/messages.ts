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
    "If something went wrong and the shop has not put it right, complain to the grievance officer. You get a " +
    "number at once, an acknowledgement within 48 hours and a settlement within a month.",
  noOfficer: "No grievance officer is named yet; your complaint reaches the owner.",
  officerName: "Name",
  hours: "Hours",
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

/** Fixed texts of the returns page. */
export const RETURN_TERMS = {
  claims: "Damaged, wrong or late",
  claimsText: (days: number) =>
    `What comes damaged, wrong, not as described or later than was said can always be reported, for at least ${days} days after delivery, also where the product cannot be sent back otherwise. The way back is free, and you get your money back where it came from or a replacement, as you choose. Report it in Orders, with pictures.`,
  coupons: "Coupons",
  keepsDiscount: "You keep a coupon's discount, also when what you keep comes to less than the coupon asks for.",
  losesDiscount:
    "When what you keep comes to less than a coupon asks for, what it took off the goods you keep is taken off " +
    "your refund. Not when something was damaged, wrong, not as described or late.",
} as const

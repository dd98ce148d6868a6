/**
 * Offers: what they take off, which codes put them on a cart, and how often. Amounts that people read are in rupees.
 */
export * from "./contract/missed-minimum"
export * from "./contract/offer"
export * from "./contract/public-offers"

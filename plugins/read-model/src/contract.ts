export * from "./contract/orders"
export * from "./contract/overview"

/** Rows that several plugins have a part in, as the owner sees them: an order with everything behind it, and the sums. */

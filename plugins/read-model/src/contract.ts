export * from "./contract/orders"
export * from "./contract/overview"

/** Rows that need several plugins, as the owner sees them: an order with everything behind it, and the sums. */

/** Goods and services tax: what the shop is registered as, what its goods are taxed at, and what an order's price holds of it. */

export * from "./contract/documents"
export * from "./contract/goods"
export * from "./contract/gst-return"
export * from "./contract/settings"
export * from "./contract/warehouses"

/** The key of the module. Other plugins resolve `IssuedDocuments` and `Registrations` by it, and the hooks that it fills by theirs. */
export const GST = "gst"

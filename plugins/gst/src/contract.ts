/**
 * Goods and services tax: what the shop is registered as, what its goods are taxed at, and what an order's price holds
 * of it.
 */

export * from "./contract/documents"
export * from "./contract/goods"
export * from "./contract/gst-return"
export * from "./contract/legal-notice"
export * from "./contract/settings"
export * from "./contract/warehouses"

/**
 * Key of the module. Other plugins resolve `IssuedDocuments` and `Registrations` by it, and the hooks that it fills by
 * their own keys.
 */
export const GST = "gst"

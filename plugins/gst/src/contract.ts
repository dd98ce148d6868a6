/**
 * Contract of goods and services tax: registrations, tax classifications of goods, documents and returns.
 */

export * from "./contract/documents"
export * from "./contract/goods"
export * from "./contract/gst-return"
export * from "./contract/legal-notice"
export * from "./contract/settings"
export * from "./contract/warehouses"

/**
 * Key of the module, by which other plugins resolve `IssuedDocuments` and `Registrations`.
 */
export const GST = "gst"

/** Goods and services tax: what the shop is registered as, what its goods are taxed at, and what an order's price holds of it. */

export * from "./contract/documents"
export * from "./contract/goods"
export * from "./contract/gst-return"
export * from "./contract/order-tax"
export * from "./contract/settings"
export * from "./contract/warehouses"
export { readGstin, readUin, usualGstin } from "./rules/gstin"

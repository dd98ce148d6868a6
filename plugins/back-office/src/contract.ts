export * from "./contract/audit-log"
export * from "./contract/customers"
export * from "./contract/orders"
export * from "./contract/overview"
export * from "./contract/products"
export * from "./contract/shop"
export * from "./contract/staff"
export * from "./permissions"

/**
 * Words shared by the back office and its screens. Products, categories and pictures are in the catalog's contract;
 * payments, banners, questions and subscribers in those of their plugins.
 */

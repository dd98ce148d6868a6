export * from "./contract/audit-log"
export * from "./contract/staff"
export * from "./permissions"

/**
 * Words shared by the back office and its screens. Products, categories and pictures are in the catalog's contract;
 * payments, banners, questions and subscribers in those of their plugins.
 */

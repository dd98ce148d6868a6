export * from "./contract/cart"
export * from "./contract/checkout"
export * from "./contract/cod"
export * from "./contract/orders"
export * from "./contract/return-settings"
export * from "./contract/returns"
export * from "./contract/store-credit"
export * from "./contract/workflows"
export { CHECKOUT_FORM_ERRORS, RETURN_FORM_ERRORS } from "./form-errors"
export * from "./limits"
export * from "./store-credit"

/** The signed-in shopper's one open cart, and their orders. All money in rupees, tax included. */

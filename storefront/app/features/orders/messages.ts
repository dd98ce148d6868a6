/** What the orders screen says, in the specification's words where it has them. */
export const ORDERS = {
  none: "No orders found.",
  somethingWrong: "Something went wrong.",
} as const

/** What the orders screen says, in the specification's words where it has them. */
export const ORDERS = {
  none: "No orders found.",
  somethingWrong: "Something went wrong.",
  cancel: "Cancel order",
  keep: "Keep order",
  cancelQuestion: "Cancel this order?",
  cancelled: "cancelled",
  moneyBack: "goes back to where it came from",
} as const

/** What checkout says, in the specification's words where it has them. */
export const CHECKOUT = {
  somethingWrong: "Something went wrong. Please try again.",
  orderFailed: "Order placement failed",
  codFailed: "Something went wrong with COD order",
  pickAddress: "Pick a delivery address",
  placed: "Order placed",
} as const

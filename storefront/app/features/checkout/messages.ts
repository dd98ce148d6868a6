/** What checkout says, in the specification's words where it has them. */
export const CHECKOUT = {
  somethingWrong: "Something went wrong. Please try again.",
  loginRequired: "Login Required",
  pleaseLogin: "Please login to proceed with checkout",
  orderFailed: "Order placement failed",
  codFailed: "Something went wrong with COD order",
  pickAddress: "Pick a delivery address",
  placed: "Order placed",
  initiateFailed: "Failed to initiate payment",
  verificationFailed: "Payment verification failed",
  paymentFailed: "Payment Failed",
  moneyIsSafe: "If any money was taken, your order appears under Orders by itself, or the money goes back to you.",
  notCompleted: "Payment not completed. Nothing was charged.",
  notChecked: "Payment not completed.",
  cartWaits: "Your cart is as it was: pay again whenever you like.",
  confirming: "We are confirming your payment",
  confirmingHow:
    "This usually takes less than a minute. You may leave this page: your order appears under Orders by itself, or the money goes back to you.",
  checking: "Looking at your last payment",
  notOrdered: "Your order could not be placed",
  refunding: "The full amount is on its way back to where it came from. Banks usually take 5 to 7 working days.",
  refunded: "The full amount has been sent back to where it came from. Banks usually take 5 to 7 working days.",
} as const

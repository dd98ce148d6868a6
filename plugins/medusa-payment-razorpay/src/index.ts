export { RazorpayClient, RazorpayError, type RazorpaySettings } from "./client"
export {
  findCapturedPayment,
  isCapturedOrRefunded,
  isRefunded,
  judgePayments,
  sumRefundedPaise,
} from "./judge-payments"
export { exactPaise } from "./paise"
export { refundInFull } from "./refund-in-full"
export * from "./replies"
export { SessionData } from "./session-data"
export { isSigned } from "./signature"

import type { RazorpayDispute } from "medusa-payment-razorpay/replies"

/** What the buyer's bank disputes of a payment, in the words of the provider; `amount` in rupees. */
export type LedgerDispute = Pick<RazorpayDispute, "status" | "phase"> & {
  amount: number
  /** until when the shop has to answer at the provider */
  respond_by: string | null
  reason_code: string | null
}

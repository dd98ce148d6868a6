import type { RazorpayDispute } from "medusa-payment-razorpay"
import type { z } from "zod"

/** A dispute as the provider reports it, and when; amounts in paise. */
export type DisputeNotice = z.infer<typeof RazorpayDispute> & { told_at: Date }

/** Amounts of a payment that disputes hold or have taken, in paise. */
export type Disputed = {
  /** true while a dispute is undecided; the payment is not refunded meanwhile */
  is_open: boolean
  /** amount held by an open dispute or taken by a lost one */
  held_paise: number
  /** deadline to answer the open dispute at the provider */
  respond_by: Date | null
}

const deadlineFormat = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
})

/** Returns the note that the owner reads while a dispute is undecided. */
export const disputeSentence = (amount: string, { respond_by }: Disputed) =>
  `The buyer's bank disputes ${amount} of this payment. ${
    respond_by
      ? `Answer it at the payment provider until ${deadlineFormat.format(respond_by)}`
      : "Answer it at the payment provider"
  }. It is not refunded meanwhile`

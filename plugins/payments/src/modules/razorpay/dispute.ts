import type { RazorpayDispute } from "medusa-payment-razorpay"
import type { z } from "zod"

/** A dispute as the provider reports it, and when; amounts in paise. */
export type DisputeNotice = z.infer<typeof RazorpayDispute> & { told_at: Date }

/** Amounts of a payment that disputes hold or have taken, in paise. */
export type Disputed = {
  /** one is not decided: nothing of the payment is refunded meanwhile */
  is_open: boolean
  /** of an open one, or taken back by the bank of one that is lost */
  held_paise: number
  /** until when the shop has to answer at the provider */
  respond_by: Date | null
}

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Kolkata" })

/** For the owner, as long as it is not decided. */
export const disputeSentence = (amount: string, { respond_by }: Disputed) =>
  `The buyer's bank disputes ${amount} of this payment. ${
    respond_by
      ? `Answer it at the payment provider until ${day.format(respond_by)}`
      : "Answer it at the payment provider"
  }. Nothing of it is refunded meanwhile`

import { z } from "zod"

/** Data of a payment session. The shopper can read it. */
export const SessionData = z.object({
  razorpay_order_id: z.string(),
  amount_paise: z.int(),
  currency: z.literal("INR"),
  key_id: z.string(),
  /** null until it is paid */
  razorpay_payment_id: z.string().nullable(),
})
export type SessionData = z.infer<typeof SessionData>

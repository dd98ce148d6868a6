import { z } from "zod"

/** Responses of Razorpay, with the fields that are used. Amounts in paise. */

export const RazorpayOrder = z.object({
  id: z.string().regex(/^order_\w+$/),
  amount: z.int().nonnegative(),
  currency: z.string(),
  receipt: z.string().nullish(),
})
export type RazorpayOrder = z.infer<typeof RazorpayOrder>

export const RazorpayPayment = z.object({
  id: z.string().regex(/^pay_\w+$/),
  order_id: z.string().nullish(),
  amount: z.int().nonnegative(),
  currency: z.string(),
  /** created, authorized, captured, refunded or failed */
  status: z.string(),
  amount_refunded: z.int().nonnegative().nullish(),
  error_description: z.string().nullish(),
  created_at: z.number().nullish(),
})
export type RazorpayPayment = z.infer<typeof RazorpayPayment>

export const RazorpayRefund = z.object({
  id: z.string().regex(/^rfnd_\w+$/),
  payment_id: z.string(),
  amount: z.int().nonnegative(),
  /** pending, processed or failed */
  status: z.string(),
  receipt: z.string().nullish(),
})
export type RazorpayRefund = z.infer<typeof RazorpayRefund>

/** Occurs in webhooks only. Unknown states and phases count as open, so that the money is held. */
export const RazorpayDispute = z.object({
  id: z.string().regex(/^disp_\w+$/),
  payment_id: z.string().regex(/^pay_\w+$/),
  amount: z.int().nonnegative(),
  amount_deducted: z
    .int()
    .nonnegative()
    .nullish()
    .transform((paise) => paise ?? 0),
  reason_code: z.string().max(200).nullish(),
  /** seconds */
  respond_by: z.number().nullish(),
  created_at: z.number().nullish(),
  status: z.enum(["open", "under_review", "won", "lost", "closed"]).catch("open"),
  phase: z.enum(["fraud", "retrieval", "chargeback", "pre_arbitration", "arbitration"]).catch("chargeback"),
})
export type RazorpayDispute = z.infer<typeof RazorpayDispute>

export const collectionSchema = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })

export const RazorpayFailure = z.object({ error: z.object({ description: z.string().min(1) }) })

import { z } from "zod"

/** Replies of Razorpay, with the fields that are read. Amounts in paise. */

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

/** In webhooks alone. A state or phase that is not known here is one in which the money is held. */
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

export const collectionOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })

export const RazorpayFailure = z.object({ error: z.object({ description: z.string().min(1) }) })

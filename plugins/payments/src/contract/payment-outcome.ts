import { CodeReason } from "@haat/checkout/contract"
import { z } from "zod"

const reason = CodeReason.partial({ code: true, params: true })
  .optional()
  .describe("Why the payment failed; without a code it is in English only")

/**
 * Outcome of a payment. "confirming": the money may have moved and the provider has not confirmed it yet; nothing is
 * lost, the order (or the refund) follows by itself.
 */
export const PaymentOutcome = z.union([
  z.object({ state: z.literal("ordered"), order_id: z.string() }),
  z.object({ state: z.literal("confirming").describe("The money may have moved; the provider has not confirmed it") }),
  z.object({ state: z.enum(["refunding", "refunded"]), message: z.string(), reason }),
  z.object({ state: z.literal("open"), message: z.string().nullable(), reason }),
])
export type PaymentOutcome = z.infer<typeof PaymentOutcome>

import { z } from "zod"

/** Data that the browser needs to open the provider's window. */
export const PaymentWindow = z.object({
  razorpay_order_id: z.string(),
  amount: z.number().describe("Paise"),
  currency: z.literal("INR"),
  key_id: z.string(),
  script_url: z
    .string()
    .describe("The provider's checkout script: at the provider's address, or the sandbox's on this origin"),
  name: z.string(),
  prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  test_mode: z.boolean().describe("No real money moves"),
})
export type PaymentWindow = z.infer<typeof PaymentWindow>

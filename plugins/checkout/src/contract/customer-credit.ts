import { z } from "zod"

export const CREDIT_KINDS = ["gift", "refund", "order", "cancelled", "exchange", "cancelled_pieces"] as const

/** A customer's store credit. */
export const StoreCredit = z.object({
  balance: z.number().describe("Rupees"),
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z
        .enum(CREDIT_KINDS)
        .describe(
          "gift: given by the shop; refund: refund of an order; order: spent on an order; " +
            "cancelled: returned by a cancelled order; exchange: credit for replaced goods; " +
            "cancelled_pieces: returned for cancelled pieces of an order",
        ),
      amount: z.number().describe("Rupees; negative when spent"),
      reason: z.string().nullable(),
      order_display_id: z.number().nullable(),
      created_at: z.string(),
    }),
  ),
})
export type StoreCredit = z.infer<typeof StoreCredit>

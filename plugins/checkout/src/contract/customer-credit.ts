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
          "gift: by the shop; refund: of an order; order: spent; cancelled: back from an order; " +
            "exchange: of goods that are replaced; " +
            "cancelled_pieces: back from pieces of an order, which has spent so much less",
        ),
      amount: z.number().describe("Rupees; below zero when it was spent"),
      reason: z.string().nullable(),
      order_display_id: z.number().nullable(),
      created_at: z.string(),
    }),
  ),
})
export type StoreCredit = z.infer<typeof StoreCredit>

import { z } from "zod"

/** Fee of an order beside its goods and delivery, tax included, in whole paise. A plan freezes it. */
export const Charge = z
  .object({
    id: z
      .string()
      .regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9_-]*$/, 'The id of a charge is "<plugin>.<name>"')
      .describe("Plugin and name of the charge, such as gift-wrap.wrapping"),
    name: z.string().min(1).max(100),
    name_hi: z.string().min(1).max(100).optional(),
    paise: z.int("A charge is in whole paise").min(0, "A charge cannot be negative").max(1_000_000_000),
    tax: z
      .union([
        z.literal("delivery"),
        z.object({ hsn: z.string().regex(/^\d{4,8}$/), rate: z.int().min(0).max(10_000).describe("Basis points") }),
      ])
      .describe('"delivery" shares the rates of the goods, as the delivery does'),
    refund: z
      .enum(["with_pieces", "with_order"])
      .describe(
        "with_pieces: cancelled pieces take their share of it; with_order: it stays until the order is cancelled",
      ),
    for_payment: z.literal("cod").optional().describe("Set when it is only charged if cash is paid on delivery"),
    lines: z
      .array(z.object({ variant_id: z.string(), paise: z.int().min(0) }))
      .optional()
      .describe("Share of each line of the order, for all its pieces; set with the refund with_pieces"),
  })
  .refine(({ paise, lines }) => !lines || lines.reduce((sum, line) => sum + line.paise, 0) === paise, {
    message: "The shares of the lines are not the whole charge",
  })
  .refine(({ refund, lines }) => (refund === "with_pieces") === (lines !== undefined), {
    message: "A charge with the refund with_pieces names the shares of the lines, others do not",
  })
export type Charge = z.infer<typeof Charge>

/** Charge as shoppers and staff see it. */
export const ShownCharge = z.object({
  id: z.string(),
  name: z.string(),
  name_hi: z.string().nullable(),
  amount: z.number().describe("Rupees"),
})
export type ShownCharge = z.infer<typeof ShownCharge>

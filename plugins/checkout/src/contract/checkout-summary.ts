import { z } from "zod"
import { CartLine } from "./cart"
import { OffersReply } from "./cart-offers"
import { CodeReason } from "./code-reason"

/** Price of ordering the cart; the total is the ceiling of items plus delivery. */
export const CheckoutSummary = z.object({
  cart_id: z.string().describe("For ordering this cart and no later one"),
  lines: z.array(
    CartLine.extend({ delivery_charge: z.number().describe("Rupees"), estimated_delivery_days: z.string() }),
  ),
  item_total: z.number(),
  item_discount: z.number().describe("What offers take off the goods, in rupees"),
  delivery_charge: z.number(),
  delivery_discount: z.number().describe("What offers take off the delivery charge, in rupees"),
  offers: OffersReply.optional().describe("Left out when there is nothing to say"),
  total: z.number().describe("Rupees: the ceiling of items plus delivery, less what offers take off"),
  credit: z
    .object({
      balance: z.number().describe("Store credit there is, in rupees"),
      used: z.number().describe("Of it for this order, when it is spent"),
      to_pay: z.number().describe("What is paid otherwise then"),
      cod_withheld: CodeReason.optional().describe("As below, when it is not spent"),
    })
    .optional()
    .describe("Left out without store credit"),
  cod_fee: z.number().optional().describe("What paying on delivery adds to the total, in rupees; left out for nothing"),
  cod_code: z.literal(true).optional().describe("Paying on delivery needs the code that is mailed; left out without"),
  cod_withheld: CodeReason.optional().describe(
    "Why it has to be paid online, where store credit is spent; left out when cash on delivery can be chosen",
  ),
  test_mode: z.object({ payment: z.boolean(), delivery: z.boolean() }),
})
export type CheckoutSummary = z.infer<typeof CheckoutSummary>

import { z } from "zod"
import { CartLine } from "./cart"
import { OffersReply } from "./cart-offers"
import { ShownCharge } from "./charges"
import { CodeReason } from "./code-reason"

/** Price of ordering the cart. */
export const CheckoutSummary = z.object({
  cart_id: z.string().describe("Id to order exactly this cart with"),
  lines: z.array(
    CartLine.extend({ delivery_charge: z.number().describe("Rupees"), estimated_delivery_days: z.string() }),
  ),
  item_total: z.number(),
  item_discount: z.number().describe("Discount of the goods, in rupees"),
  delivery_charge: z.number().describe("Delivery alone, without the charges, in rupees"),
  delivery_discount: z.number().describe("Discount of the delivery charge, in rupees"),
  offers: OffersReply.optional().describe("Left out when there are no discounts, rejected codes or hints"),
  total: z.number().describe("Items plus delivery plus charges less discounts, rounded up to whole rupees"),
  credit: z
    .object({
      balance: z.number().describe("Store credit of the shopper, in rupees"),
      used: z.number().describe("Store credit for this order, in rupees, if it is spent"),
      to_pay: z.number().describe("Rest to pay otherwise if the credit is spent, in rupees"),
      cod_withheld: CodeReason.optional().describe("Same as `cod_withheld` below, for an order without store credit"),
    })
    .optional()
    .describe("Left out without store credit"),
  charges: z.array(ShownCharge).describe("Fees of plugins that are part of `total`"),
  cash_charges: z.array(ShownCharge).describe("Fees of plugins that are due when cash is paid on delivery"),
  cod_total: z.number().describe("Total when cash is paid on delivery, with `cash_charges`"),
  cod_code: z.literal(true).optional().describe("Set when cash on delivery needs the mailed code"),
  cod_withheld: CodeReason.optional().describe(
    "Reason why the rest must be paid online if store credit is spent; left out when cash on delivery is possible",
  ),
  fields: z
    .record(z.string(), z.record(z.string(), z.unknown()))
    .describe("Values of the fields that plugins add to checkout, by plugin and name"),
  test_mode: z.object({ payment: z.boolean(), delivery: z.boolean() }),
})
export type CheckoutSummary = z.infer<typeof CheckoutSummary>

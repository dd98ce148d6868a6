import { z } from "zod"

const DAYS = "Days are a whole number from 1 to 90"

/** Payers of the return shipment. */
export const RETURN_PAYERS = ["shop", "shopper"] as const

/** Return rule of a category or of one product. */
export const ReturnRule = z.object({
  returnable: z.boolean("Returnable is true or false"),
  /** after delivery */
  days: z.number(DAYS).int(DAYS).min(1, DAYS).max(90, DAYS),
  paid_by: z.enum(RETURN_PAYERS, "The way back is paid by the shop or the shopper"),
  exchange_only: z.boolean("Exchange only is true or false"),
})
export type ReturnRule = z.infer<typeof ReturnRule>

/** Null for a product: its category's rule applies. Null for a category: its products cannot be returned. */
export const OwnReturnRule = ReturnRule.nullable()

import { z } from "zod"

/** Minimum period: by law a seller cannot reject claims, and a shorter period would not be reasonable. */
export const MIN_CLAIM_DAYS = 7

const CLAIM_DAYS = `Claims are possible for a whole number of days, from ${MIN_CLAIM_DAYS} to 365`

/** Return settings, with the version that was read. */
export const SaveReturnSettings = z.object({
  version: z.int("Say which version you changed"),
  /** after delivery */
  claim_days: z.int(CLAIM_DAYS).min(MIN_CLAIM_DAYS, CLAIM_DAYS).max(365, CLAIM_DAYS),
  /** true to keep a coupon's discount when a return leaves the order below the coupon's minimum */
  keeps_discount: z.boolean("The discount stays or not"),
})
export type SaveReturnSettings = z.infer<typeof SaveReturnSettings>
export type ReturnSettings = SaveReturnSettings & { id: "shop"; updated_at: string }

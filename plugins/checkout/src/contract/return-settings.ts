import { z } from "zod"

/** A shorter period would not be reasonable: the law names none, and lets no seller reject such goods. */
export const MIN_CLAIM_DAYS = 7

const CLAIM_DAYS = `Claims are possible for a whole number of days, from ${MIN_CLAIM_DAYS} to 365`

/** What the owner decides about returns of all goods, and the version it was read with. */
export const SaveReturnSettings = z.object({
  version: z.int("Say which version you changed"),
  /** after delivery */
  claim_days: z.int(CLAIM_DAYS).min(MIN_CLAIM_DAYS, CLAIM_DAYS).max(365, CLAIM_DAYS),
  /** The discount of a coupon stays when a return leaves less in the order than the coupon asks for. */
  keeps_discount: z.boolean("The discount stays or not"),
})
export type SaveReturnSettings = z.infer<typeof SaveReturnSettings>
export type ReturnSettings = SaveReturnSettings & { id: "shop"; updated_at: string }

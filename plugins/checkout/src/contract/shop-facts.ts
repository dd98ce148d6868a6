import { SettingsFacts } from "@haat/shop-settings/contract"
import { z } from "zod"

/** Settings of the shop that anyone may read: those of its settings module, and those of checkout. */
export const ShopFacts = SettingsFacts.extend({
  version: z.number().describe("Changes with every change of these facts"),
  claim_days: z.number().describe("Days after delivery for claims: damaged, wrong, not as described, late"),
  keeps_discount: z
    .boolean()
    .describe("True to keep a coupon's discount when a return leaves the order below the coupon's minimum"),
})
export type ShopFacts = z.infer<typeof ShopFacts>

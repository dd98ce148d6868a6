import { SettingsFacts } from "@haat/shop-settings/contract"
import { z } from "zod"

/** Public facts of the shop; `version` changes with every change of them. */
export const ShopFacts = SettingsFacts.extend({
  version: z.number().describe("Changes with every change of these facts"),
  cod_fee: z.number().describe("What paying on delivery costs, in rupees"),
  claim_days: z.number().describe("Days after delivery for claims: damaged, wrong, not as described, late"),
  keeps_discount: z
    .boolean()
    .describe("The discount stays when a return leaves less in the order than its coupon asks for"),
})
export type ShopFacts = z.infer<typeof ShopFacts>

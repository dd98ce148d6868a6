import { SettingsFacts } from "@haat/shop-settings/contract"
import { z } from "zod"

/** Legal notice: the operator of the shop, and the contact for complaints. Texts are empty until they are set. */
export const LegalNotice = z.object({
  legal_name: z.string().describe("The registered name"),
  address: z.string().describe("The registered address, in lines"),
  gstin: z.string().describe("Empty where the shop is not registered"),
  contact_email: z.string(),
  contact_phone: z.string(),
  officer: z
    .object({ name: z.string(), email: z.string(), phone: z.string(), hours: z.string() })
    .nullable()
    .describe("The grievance officer; null while there is none"),
})
export type LegalNotice = z.infer<typeof LegalNotice>

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

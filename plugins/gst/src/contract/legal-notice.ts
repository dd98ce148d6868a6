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

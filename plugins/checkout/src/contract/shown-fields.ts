import { z } from "zod"

/** Value of a field of an order, as shopper and staff see it. */
export const ShownField = z.object({
  id: z.string().describe("Plugin and name of the field, such as gift-wrap.message"),
  label: z.string(),
  label_hi: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
})
export type ShownField = z.infer<typeof ShownField>

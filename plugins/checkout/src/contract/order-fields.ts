import { z } from "zod"

/** Values of the fields of plugins, by plugin and name. */
export type OrderFields = Record<string, Record<string, unknown>>

/** Most bytes of the values of one plugin. */
const MAX_BYTES = 10_000

/** Values that a shopper enters at checkout for the fields of one plugin. They replace those that the cart has. */
export const SaveOrderFields = z.object({
  plugin: z.string("Name the plugin of the fields").max(100),
  values: z
    .record(z.string().max(100), z.unknown(), "values is an object with the fields")
    .refine((values) => JSON.stringify(values).length <= MAX_BYTES, "These are too many characters"),
})
export type SaveOrderFields = z.infer<typeof SaveOrderFields>

/** Value of a field of an order, as shopper and staff see it. */
export const ShownField = z.object({
  id: z.string().describe("Plugin and name of the field, such as gift-wrap.message"),
  label: z.string(),
  label_hi: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
})
export type ShownField = z.infer<typeof ShownField>

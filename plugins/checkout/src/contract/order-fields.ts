import { z } from "zod"

/** Values of the fields of plugins, by plugin and name. */
export type OrderFields = Record<string, Record<string, unknown>>

/** Most bytes of the values of one plugin. */
const MAX_BYTES = 10_000

const FieldValues = z
  .record(z.string().max(100), z.unknown(), "values is an object with the fields")
  .refine((values) => JSON.stringify(values).length <= MAX_BYTES, "These are too many characters")

/** Values for fields of plugins that are sent with an order, in place of those that the cart has. */
export const SentOrderFields = z.record(z.string().max(100), FieldValues).optional()

/** Values that a shopper enters at checkout for the fields of one plugin. They replace those that the cart has. */
export const SaveOrderFields = z.object({
  plugin: z.string("Name the plugin of the fields").max(100),
  values: FieldValues,
})
export type SaveOrderFields = z.infer<typeof SaveOrderFields>

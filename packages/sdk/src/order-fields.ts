import { z } from "zod"
import type { BothLanguages } from "./settings"

/** Name of a field for people, and where its value is shown. */
export type OrderFieldLabel = {
  label: BothLanguages
  /** set to print a value on the invoice and the packing slip */
  on_invoice?: boolean
}

/** A checkbox: off unless it is checked. Browsers send the text "true" for an input with this value. */
export const orderSwitch = () =>
  z
    .preprocess((value) => value === "true" || value === true, z.boolean())
    .optional()
    .default(false)

/** Fields that a plugin adds to checkout, as its src/order-fields.ts exports them. */
export type OrderFieldsDefinition<Shape extends z.ZodRawShape = z.ZodRawShape> = {
  /** folder of the plugin; permanent, since values are stored under it */
  plugin: string
  schema: z.ZodObject<Shape>
  labels: { [Name in keyof Shape]: OrderFieldLabel }
}

/** Checked values of the fields of one plugin. */
export type OrderFieldValues<Definition extends OrderFieldsDefinition> = z.output<Definition["schema"]>

/**
 * Defines the fields that a plugin adds to checkout. Each has a default unless the shopper has to fill it in; texts
 * need a limit. Values are kept with the cart, checked again when the order is planned, stored with the order, shown to
 * shopper and staff, exported and erased with the shopper's data.
 * @throws Error, which stops the start, for a text without a limit
 */
export function defineOrderFields<const Shape extends z.ZodRawShape>(
  plugin: string,
  schema: z.ZodObject<Shape>,
  labels: OrderFieldsDefinition<Shape>["labels"],
): OrderFieldsDefinition<Shape> {
  const { properties = {} } = schema.toJSONSchema({ io: "input" }) as { properties?: Record<string, TextSchema> }
  const unlimited = Object.keys(properties).find(
    (name) => properties[name].type === "string" && !properties[name].enum && properties[name].maxLength === undefined,
  )
  if (unlimited) throw new Error(`The order field ${plugin}.${unlimited} is a text without a limit: add .max(…).`)
  return { plugin, schema, labels }
}

type TextSchema = { type?: string; enum?: unknown[]; maxLength?: number }

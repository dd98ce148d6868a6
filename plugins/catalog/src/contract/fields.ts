import { toPlainText } from "@haat/sdk/html/plain-text"
import { STORABLE_LINE, STORABLE_TEXT, VISIBLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"

/** Returns true when the database can store the text. */
export const storable = (text: string) => STORABLE_TEXT.test(text)
/** Builds the schema of a required text. @param missing message for an empty field @param max characters */
export const text = (missing: string, field: string, max: number) => required(z.string(missing), missing, field, max)

/** A description: checked like `text`, and HTML in it becomes plain text. */
export const descriptionText = (missing: string, field: string, max: number) =>
  required(z.string(missing).overwrite(toPlainText), missing, field, max)

const required = (schema: z.ZodString, missing: string, field: string, max: number) =>
  schema
    .trim()
    .min(1, { error: missing, abort: true })
    .max(max, `${field} is too long`)
    .refine(storable, `${field} has a character that cannot be stored`)
    .refine((text) => VISIBLE_TEXT.test(text), missing)

const notAName = (field: string) => `${field} has a line break or another character that a name cannot have`

/** Builds the schema of a name of one line. @param missing message for an empty field @param max characters */
export const name = (missing: string, field: string, max: number) =>
  text(missing, field, max).regex(STORABLE_LINE, notAName(field))

/** A name that may be left empty. */
export const optionalName = (field: string, max: number) =>
  z.string(`${field} is a text`).trim().max(max, `${field} is too long`).regex(STORABLE_LINE, notAName(field))

/** Hindi name that may be empty; the English name is then shown. */
export const hindiName = (field: string, max: number) =>
  hindiText(field, max).regex(STORABLE_LINE, notAName(`${field} in Hindi`))

/** Hindi text that may be empty; the English text is then shown. */
export const hindiText = (field: string, max: number) => inHindi(z.string(`${field} in Hindi is a text`), field, max)

/** A Hindi description: checked like `hindiText`. */
export const hindiDescription = (field: string, max: number) =>
  inHindi(z.string(`${field} in Hindi is a text`).overwrite(toPlainText), field, max)

const inHindi = (schema: z.ZodString, field: string, max: number) =>
  schema
    .trim()
    .max(max, `${field} in Hindi is too long`)
    .refine(storable, `${field} in Hindi has a character that cannot be stored`)

/**
 * Builds the schema of a number field with two messages: one for an empty field, and `rule` for a value that is no
 * number or out of range.
 */
export const amount = (field: string, rule: string) =>
  z.number({
    error: ({ input }) => (input === undefined || input === null || input === "" ? `${field} is required` : rule),
  })
export const positive = (field: string, rule: string) => amount(field, rule).positive(rule)
export const notNegative = (field: string) => {
  const rule = `${field} must be a number and cannot be negative`
  return amount(field, rule).min(0, rule)
}
/** A size in centimetres. */
export const size = (field: string) => notNegative(field).max(10_000, `${field} is too large`)

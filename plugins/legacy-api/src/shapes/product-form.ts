import { MAX_IMAGES } from "@haat/catalog/contract"
import { readTypedNumber } from "@haat/sdk/numbers/read-typed-numbers"
import { z } from "zod"
import { text } from "./fields"

/**
 * Schema of a number that a form sends as text. Other values, such as a repeated field, are passed on and rejected by
 * the catalog's schema.
 */
const number = z
  .unknown()
  .meta({ type: "string" })
  .transform((value) => {
    const text = String(value ?? "").trim()
    return (typeof value === "string" ? readTypedNumber(text) : undefined) ?? text
  })
  .optional()
  .describe("A number")

const json = <T extends z.ZodType>(schema: T, sentence: string) =>
  text(sentence, 60_000)
    .transform((value, context) => {
      if (value.trim() === "") return undefined
      try {
        return JSON.parse(value) as unknown
      } catch {
        context.addIssue({ code: "custom", message: `${sentence} must be JSON` })
        return z.NEVER
      }
    })
    .pipe(schema.optional())
    .optional()

const ids = (sentence: string) =>
  json(z.array(z.string(sentence).min(1, sentence).max(100, sentence), sentence).max(100, sentence), sentence)

const Fields = {
  name: z.string().max(1_000, "Name is too long").optional(),
  description: z.string().max(20_000, "Description is too long").optional(),
  category: z.string().max(100, "Category not found").optional().describe("A category's id"),
  price: number,
  quantity: number,
  active: z.enum(["true", "false"], "active is 'true' or 'false'").optional(),
  attributes: json(
    z.array(z.object({ key: z.unknown().optional(), value: z.unknown().optional() })).max(50, "At most 50 attributes"),
    "Attributes",
  ).describe('JSON: [{"key": "…", "value": "…"}]'),
  about: z.string().max(20_000, "About is too long").optional(),
  length: number,
  height: number,
  breadth: number,
  weight: number,
}

/** Text fields of the form of a new product. */
export const NewProductForm = z.object(Fields)

/** Text fields of the form that changes a product; omitted fields are not changed. */
export const ChangedProductForm = z.object({
  ...Fields,
  fileId: ids("fileId").describe(`JSON list of the kept pictures' ids, in their order (at most ${MAX_IMAGES} in all)`),
  deleteImageArr: ids("deleteImageArr").describe("JSON list of the removed pictures' ids"),
  imagesArr: json(
    z.array(z.string("imagesArr is a list of paths").max(2_000, "imagesArr is a list of paths")).max(100),
    "imagesArr",
  ).describe("JSON list of the kept pictures' paths; fileId decides when both are sent"),
})
export type ChangedProductForm = z.output<typeof ChangedProductForm>

import { z } from "zod"
import { hasUnit, mrp, NO_UNIT, netQuantity, netUnit } from "./facts"
import { name, notNegative, positive, size } from "./fields"
import { gtin } from "./gtin"
import { price } from "./save-product"

/** Name of the option, its value and the variant of a product without options. */
export const ONLY_VARIANT = "Default"

export const MAX_OPTIONS = 3
export const MAX_VARIANTS = 200

const picture = z.string("There is no such picture").max(100, "There is no such picture")

/** Option such as "Size" with its values in the owner's order. */
const Option = z.object({
  title: name("Option name is required", "Option name", 50).refine((title) => title !== ONLY_VARIANT, {
    error: `An option cannot be called ${ONLY_VARIANT}`,
  }),
  values: z
    .array(
      z.object({
        value: name("Option value is required", "Option value", 50),
        /** Name before a rename; the value keeps its id. */
        was: z.string("The name before is a text").max(50, "There is no such value").optional(),
        /** Swatch colour such as "#4b5d9b". */
        colour: z
          .string("A colour is written like #4b5d9b")
          .regex(/^#[0-9a-f]{6}$/i, "A colour is written like #4b5d9b")
          .optional(),
        /** The id of a picture in place of the colour: one of the product's, or one that becomes its last. */
        image: picture.optional(),
      }),
      "Option values are a list",
    )
    .min(1, "An option has at least one value")
    .max(50, "At most 50 values of an option"),
})

const Variant = z.object({
  /** Left out for a new one. */
  id: z.string().max(100, "There is no such variant").optional(),
  /** One for each option, in their order. */
  values: z.array(z.string("Each value is a text"), "A variant has one value of each option"),
  price,
  /** Left out to keep the stock, so that a sale meanwhile is not undone; a new variant then has 0. */
  quantity: notNegative("Quantity")
    .int("Quantity must be a whole number")
    .max(1_000_000, "Quantity is too large")
    .optional(),
  sku: name("SKU is required", "SKU", 60).optional(),
  gtin: gtin.optional(),
  /** kg; left out for the product's own. */
  weight: positive("Weight", "Weight must be greater than 0").max(1_000, "Weight is too large").optional(),
  /** cm; each left out for the product's own. */
  length: size("Length").optional(),
  breadth: size("Breadth").optional(),
  height: size("Height").optional(),
  /** paise; left out for the product's own. */
  mrp: mrp.optional(),
  /** Both left out for the product's own. */
  net_quantity: netQuantity.optional(),
  net_unit: netUnit.optional(),
  active: z.boolean("Active is true or false").default(true),
  /**
   * The id of its own picture: one of the product's, or one that becomes its last. Left out for the product's first.
   */
  image: picture.optional(),
})

/** Options and variants of a product. A product without options has exactly one variant. */
export const SaveVariants = z
  .object({
    options: z.array(Option, "Options are a list").max(MAX_OPTIONS, `At most ${MAX_OPTIONS} options`),
    variants: z
      .array(Variant.refine(hasUnit, NO_UNIT), "Variants are a list")
      .min(1, "A product has at least one variant")
      .max(MAX_VARIANTS, `At most ${MAX_VARIANTS} variants`),
    /** Version that was edited; an outdated one is rejected. Left out, the last save wins. */
    updated_at: z.string("The version is a text").max(50, "There is no such version").optional(),
  })
  .refine(({ options }) => isUnique(options.map(({ title }) => title)), "Two options have the same name")
  .refine(
    ({ options }) => options.every(({ values }) => isUnique(values.map(({ value }) => value))),
    "Two values of an option are the same",
  )
  .refine(
    ({ options, variants }) =>
      variants.every(
        ({ values }) =>
          values.length === options.length &&
          values.every((value, at) => options[at].values.some((known) => known.value === value)),
      ),
    "A variant has one value of each option",
  )
  .refine(({ variants }) => isUnique(variants.map(({ values }) => JSON.stringify(values))), "Two variants are the same")
  .refine(({ options, variants }) => options.length > 0 || variants.every(({ net_quantity }) => !net_quantity), {
    error: "Of a product of one kind, the net quantity is said with the product",
    path: ["variants", 0, "net_quantity"],
  })
  .refine(
    ({ variants }) => isUnique(variants.flatMap(({ sku }) => (sku ? [sku] : []))),
    "Two variants have the same SKU",
  )
  .refine(
    ({ variants }) => isUnique(variants.flatMap((variant) => (variant.gtin ? [variant.gtin] : []))),
    "Two variants have the same GTIN",
  )
export type SaveVariants = z.infer<typeof SaveVariants>

/** Variants of a product for the owner; `values` and `options` are empty for a product without options. */
export type ProductVariants = {
  options: SaveVariants["options"]
  variants: (SaveVariants["variants"][number] & { id: string; quantity: number })[]
  /** Version of the product, which changes with every save and never with a sale. */
  updated_at: string
}

const isUnique = (texts: string[]) => new Set(texts.map((text) => text.toLowerCase())).size === texts.length

import { isWholePaise } from "@haat/sdk/money"
import { z } from "zod"
import { OwnFacts } from "./facts"
import { descriptionText, hindiDescription, hindiName, name, notNegative, positive, size, text } from "./fields"
import { OwnReturnRule } from "./returns"

export const MAX_IMAGES = 8

/** Measures of a product for its parcel, in kg and cm. */
export const MEASURES = ["weight", "length", "breadth", "height"] as const
export type Measure = (typeof MEASURES)[number]
export type Measures = Record<Measure, number>

const attributes = z
  .array(
    z.object({
      key: name("Attribute name is required", "Attribute name", 100),
      value: text("Attribute value is required", "Attribute value", 500),
    }),
    "Attributes are a list of names and values",
  )
  .max(50, "At most 50 attributes")
  .default([])

/** Rupees, tax included. */
export const price = positive("Price", "Price must be a number and greater than 0")
  .max(10_000_000, "Price is too large")
  .refine(isWholePaise, "Price has at most two decimals")

/** A product as the owner saves it. `images` are picture ids from the upload call, the first is the preview. */
export const SaveShopProduct = z.object({
  name: name("Name is required", "Name", 200),
  description: descriptionText("Description is required", "Description", 5_000),
  category_id: text("Category is required", "Category", 100),
  about: descriptionText("About field is required", "About", 10_000),
  price,
  quantity: notNegative("Quantity").int("Quantity must be a whole number").max(1_000_000, "Quantity is too large"),
  length: size("Length"),
  height: size("Height"),
  breadth: size("Breadth"),
  weight: positive("Weight", "Weight must be greater than 0").max(1_000, "Weight is too large"),
  active: z.boolean("Active is true or false").default(true),
  attributes,
  /** measures that an import guessed, until the owner sets them */
  estimated: z
    .array(z.enum(MEASURES, `Each is one of ${MEASURES.join(", ")}`), "Estimated measures are a list")
    .optional(),
  name_hi: hindiName("Name", 200).default(""),
  description_hi: hindiDescription("Description", 5_000).default(""),
  about_hi: hindiDescription("About", 10_000).default(""),
  attributes_hi: attributes,
  images: z
    .array(text("A picture is named by its id", "Picture id", 100), "Images are a list of picture ids")
    .max(MAX_IMAGES, `At most ${MAX_IMAGES} pictures`)
    .refine((ids) => new Set(ids).size === ids.length, "A picture can be used once")
    .default([]),
  returns: OwnReturnRule.optional(),
  facts: OwnFacts.optional(),
})
export type SaveShopProduct = z.infer<typeof SaveShopProduct>

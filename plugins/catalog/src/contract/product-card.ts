import { Lang } from "@haat/sdk/lang"
import { z } from "zod"
import { MANY_PIECES } from "./many-pieces"

export const ProductImage = z.object({
  id: z.string(),
  url: z.string().describe("The middle rendition"),
  srcset: z.string(),
  width: z.number(),
  height: z.number(),
})
export type ProductImage = z.infer<typeof ProductImage>

export const Rating = z
  .object({
    average: z.number().nullable().describe("With one decimal; null while there is none"),
    count: z.number(),
  })
  .describe("Rating from published reviews")
export type Rating = z.infer<typeof Rating>

export const ListPrice = z
  .number()
  .optional()
  .describe(
    "Rupees: the MRP, else the lowest price of the last 30 days; left out where that is no more than the price. " +
      "Shown when the shop's `random_discounts` setting is off",
  )

/** Fields of a product that lists and pages show. */
export const ProductFields = z.object({
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.object({ id: z.string(), name: z.string(), lang: Lang }).nullable(),
  price: z.number().describe("Rupees, tax included"),
  list_price: ListPrice,
  quantity: z.number().describe(`Pieces that can still be sold; in a list ${MANY_PIECES} stands for as many or more`),
  images: z.array(ProductImage),
  rating: Rating,
  created_at: z.string(),
})

/** Languages of a card's texts that are not in the language requested. */
export const CARD_LANGS = { name: Lang, description: Lang }

/** Card of a product in a list. */
export const ProductCard = ProductFields.extend({
  from: z.number().optional().describe("Lowest price of its variants; left out when all have the same price"),
  colours: z.array(z.string()).optional().describe("Colours of its variants: #4b5d9b, or the address of a picture"),
  choices: z.number().optional().describe("Number of variants; left out for a product without options"),
  langs: z.object(CARD_LANGS).optional(),
})
export type ProductCard = z.infer<typeof ProductCard>

/** Card of a saved item, with the English and the Hindi name. */
export const SavedProduct = ProductCard.extend({ name_hi: z.string().optional() })
